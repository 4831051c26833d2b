import {walk} from '../../../../lib/walk';
import {elementPage} from '../../../../typo3/elementPage';

export default walk<'typo3'>(async (tools) => {
  const element = elementPage(tools, {name: 'Filterbare Galerie', search: 'Galerie'});
  const {field, entry, button} = element;

  await element.insert();

  await tools.section('ausfuellen', async ({step, skip, picture}) => {
    skip(1, 'Geschieht auf Papier.');
    await element.openForm();
    await element.write('Überschrift', 'Rund ums Haus');
    await step(2, () => element.tick('Filter', ['Zimmer', 'Restaurant', 'Umgebung']));
    await step(3, async ({see}) => {
      await element.add();
      await see();
      await element.write('Titel', 'Speisesaal', entry());
      await element.addImage('Haus', 'speisesaal.jpg', entry());
    });
    await step(4, async () => {
      await element.write('Alternativer Text', 'Gedeckte Tische', entry());
      await element.tick('Zuordnung', ['Restaurant'], entry());
      await element.form(picture, [field('Zuordnung', entry())], {name: 'zuordnung'});
      await element.add();
      await element.write('Titel', 'Doppelzimmer Süd', entry(2));
      await element.addImage('Zimmer', 'doppelzimmer-balkon.jpg', entry(2));
      await element.tick('Zuordnung', ['Zimmer'], entry(2));
    });
    await element.form(picture, [field('Filter'), button('Neu anlegen')], {
      markers: [field('Filter'), button('Neu anlegen')],
    });
    await step(5, () => element.saveAndShow('Restaurant', 'Speisesaal', 'Doppelzimmer Süd'));
    await step(6, () => element.close('Rund ums Haus'));
    await element.savedPicture(picture);
  });

  await element.fields();
});
