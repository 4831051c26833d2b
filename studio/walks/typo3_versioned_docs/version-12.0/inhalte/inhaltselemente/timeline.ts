import {expect} from '../../../../../lib/expect';
import {elementWalk} from '../../../../typo3/inhalte/_elementWalk';

export default elementWalk(
  {name: 'Timeline', search: 'Time', on: 'Über uns'},
  async ({element, typo3, step, picture}) => {
    const {field, entry, button} = element;

    await step(1, () => element.write('Überschrift', 'Die Geschichte unseres Hauses'));
    await step(2, async () => {
      await element.add();
      await expect(field('Datum', entry())).toBeVisible();
    });
    await step(3, async () => {
      await element.write('Datum', '1954', entry());
      await element.write('Titel', 'Anbau mit Speisesaal', entry());
      await element.write('Text', 'Das Haus bekommt einen Speisesaal.', entry());
    });
    await element.form(picture, [field('Überschrift'), field('Bild', entry())], {
      markers: [
        field('Überschrift'),
        button('Neu anlegen'),
        field('Datum', entry()).locator('input').first(),
        field('Titel', entry()),
        field('Text', entry()),
        button('Bild hinzufügen', entry()),
        element.handle(),
      ],
    });
    await step(4, async () => {
      await element.addImage('Haus', 'speisesaal.jpg', entry());
    });
    await step(5, async () => {
      await element.write('Alternativer Text', 'Speisesaal mit gedeckten Tischen', entry());
    });
    await step(6, async () => {
      await element.add();
      await element.write('Datum', '1894', entry(2));
      await element.write('Titel', 'Eröffnung als Gasthaus', entry(2));
      await element.write('Text', 'Acht Zimmer, ein Ofen, eine Postkutsche.', entry(2));
      await element.addImage('Haus', 'haus-sommer.jpg', entry(2));
    });
    await step(7, async () => {
      // Closed entries are easy to drag.
      await entry(2).locator(element.heads).first().click();
      await typo3.settle();
      await element.moveUp(2);
    });
    await step(8, () => element.saveAndShow('1894: Eröffnung als Gasthaus', '1954: Anbau'));
    await step(9, () => element.close('1894: Eröffnung', '1954: Anbau'));
  },
);
