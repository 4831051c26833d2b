import {elementWalk} from '../_elementWalk';

export default elementWalk({name: 'Akkordeon'}, async ({element, step, picture}) => {
  const {field, entry, button} = element;

  await step(1, () => element.write('Überschrift', 'Häufige Fragen zur Anreise'));
  await step(2, () => element.add());
  await step(3, () => element.write('Titel', 'Gibt es einen Bus?', entry()));
  await step(4, () => element.write('Text', 'Die Haltestelle liegt 50 Meter vom Haus.', entry()));
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
    await element.write('Titel', 'Wo kann ich parkieren?', entry(2));
    await element.write('Text', 'Vor dem Haus hat es zwölf Plätze.', entry(2));
    await element.moveUp(2);
  });
  await step(6, () => element.saveAndShow('Wo kann ich parkieren?', 'Gibt es einen Bus?'));
  await step(7, () => element.close('Häufige Fragen zur Anreise', 'Gibt es einen Bus?'));
});
