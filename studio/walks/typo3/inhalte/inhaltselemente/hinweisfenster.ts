import {elementWalk} from '../_elementWalk';

export default elementWalk({name: 'Hinweisfenster'}, async ({element, typo3, step, picture}) => {
  const {field} = element;

  await step(1, () => element.write('Überschrift', 'Dorffest verschoben'));
  await step(2, () =>
    element.write('Text', 'Wegen der Wetterlage findet das Fest erst am 29. August statt.'),
  );
  await step(3, () => element.choose('Öffnen', 'Beim Laden der Seite'));
  await step(4, () => element.toggle('Nur einmal zeigen'));
  await step(5, () => element.write('Linktext', 'Zum Verschiebedatum'));
  await step(6, () => element.linkToPage('Sommer im Engadin'));
  await element.form(picture, [field('Überschrift'), field('Linktext')], {
    markers: ['Überschrift', 'Text', 'Öffnen', 'Nur einmal zeigen', 'Linktext'].map((label) =>
      field(label),
    ),
  });
  await step(7, async ({see}) => {
    await typo3.tab('Zugriff');
    await see();
    await element.openCalendar('Ablaufdatum');
  });
  await step(8, () => element.chooseDay('2027-08-30'));
  await step(9, () => element.setMidnight('Ablaufdatum', '2027-08-30'));
  await step(10, () => element.saveAndShow('Dorffest verschoben', 'Zum Verschiebedatum'));
  await step(11, () => element.close('Dorffest verschoben'));
});
