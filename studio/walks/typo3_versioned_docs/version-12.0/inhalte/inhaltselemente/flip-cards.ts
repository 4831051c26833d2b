import {elementWalk} from '../../../../typo3/inhalte/_elementWalk';

export default elementWalk(
  {name: 'Flip-Cards', search: 'Flip', on: 'Über uns'},
  async ({element, step, picture}) => {
    const {field, entry, button} = element;

    await step(1, () => element.add());
    await step(2, () => element.write('Titel', 'Wie heisst der See?', entry()));
    await step(3, () => element.addImage('Landschaft', 'see-morgen.jpg', entry()));
    await step(4, async ({see}) => {
      await element.write('Alternativer Text', 'Bergsee im Morgenlicht', entry());
      await see();
      // The picture has fields of the same names.
      await entry().locator(element.heads).nth(1).click();
    });
    await step(5, () => element.write('Text', 'Lej da San Murezzan', entry()));
    await step(6, () => element.linkToPage('Sommer im Engadin', 'Link', entry()));
    await step(7, () => element.write('Linktext', 'Sommer am See', entry()));
    await step(8, async () => {
      await element.add();
      await element.write('Titel', 'Was ist ein Capuns?', entry(2));
      await element.write('Text', 'Mangold, gefüllt und gekocht', entry(2));
      await element.linkToPage('Restaurant', 'Link', entry(2));
    });
    await element.form(picture, [element.head(2), field('Linktext', entry(2))], {
      markers: [
        field('Titel', entry(2)).locator('input').first(),
        button('Bild hinzufügen', entry(2)),
        field('Text', entry(2)),
        field('Link', entry(2)),
      ],
    });
    await step(9, () => element.saveAndShow('Wie heisst der See?', 'Was ist ein Capuns?'));
    await step(10, () => element.close('Wie heisst der See?'));
  },
);
