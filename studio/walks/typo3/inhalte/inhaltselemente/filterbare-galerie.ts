import {elementWalk} from '../_elementWalk';

export default elementWalk(
  {name: 'Filterbare Galerie', search: 'Galerie'},
  async ({element, step, skip, picture}) => {
    const {field, entry, button} = element;

    skip(1, 'Geschieht auf Papier.');
    await step(2, async () => {
      await element.write('Überschrift', 'Rund ums Haus');
      await element.tick('Filter', ['Zimmer', 'Restaurant']);
    });
    await step(3, async ({see}) => {
      await element.add();
      await see();
      await element.write('Titel', 'Speisesaal', entry());
    });
    await step(4, () => element.addImage('Haus', 'speisesaal.jpg', entry()));
    await step(5, async () => {
      await element.write('Alternativer Text', 'Gedeckte Tische', entry());
      await element.tick('Zuordnung', ['Restaurant'], entry());
      await element.form(picture, [field('Zuordnung', entry())], {name: 'zuordnung'});
    });
    await step(6, async () => {
      await element.add();
      await element.write('Titel', 'Doppelzimmer Süd', entry(2));
      await element.addImage('Zimmer', 'doppelzimmer-balkon.jpg', entry(2));
      await element.tick('Zuordnung', ['Zimmer'], entry(2));
    });
    await element.form(picture, [field('Filter'), button('Neu anlegen')], {
      markers: [field('Filter'), button('Neu anlegen')],
    });
    await step(7, () => element.saveAndShow('Restaurant', 'Speisesaal', 'Doppelzimmer Süd'));
    await step(8, () => element.close('Rund ums Haus'));
  },
);
