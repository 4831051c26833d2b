import {elementWalk} from '../_elementWalk';

export default elementWalk(
  (typo3) => ({
    name: 'Tabs',
    // In 12, «Tab» shows the group with «Tabelle» first.
    search: typo3.release === 12 ? 'Tabs' : 'Tab',
  }),
  async ({element, step, picture}) => {
    const {field, entry, button} = element;

    await step(1, () => element.write('Überschrift', 'Unsere Öffnungszeiten'));
    await step(2, () => element.add());
    await step(3, () => element.write('Titel', 'Winter', entry()));
    await step(4, () =>
      element.write('Text', 'Dezember bis April: täglich 10 bis 17 Uhr', entry()),
    );
    await element.form(picture, [field('Überschrift'), field('Text', entry())], {
      markers: [
        field('Überschrift'),
        button('Neu anlegen'),
        field('Titel', entry()),
        field('Text', entry()),
        element.handle(),
      ],
    });
    await step(5, async () => {
      await element.add();
      await element.write('Titel', 'Sommer', entry(2));
      await element.write('Text', 'Juni bis Oktober: täglich 9 bis 18 Uhr', entry(2));
      await element.moveUp(2);
    });
    await step(6, () => element.saveAndShow('Sommer', 'Juni bis Oktober', 'Winter'));
    await step(7, () => element.close('Unsere Öffnungszeiten', 'Sommer'));
  },
);
