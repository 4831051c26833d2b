import {elementWalk} from '../../../../typo3/inhalte/_elementWalk';

export default elementWalk(
  {name: 'Google Maps', search: 'Maps', on: 'Anreise'},
  async ({element, step, skip, picture}) => {
    const {field} = element;

    skip(1, 'Die Rundgänge öffnen keine fremden Dienste.');
    skip(2, 'Die Rundgänge öffnen keine fremden Dienste.');
    await step(3, async () => {
      await element.write('Überschrift', 'So finden Sie uns');
      await element.write('Adresse', 'Beispielweg 1, 7500 Musterdorf');
      await element.write('Breitengrad', '46.4978');
      await element.write('Längengrad', '9.8390');
    });
    await step(4, () => element.write('Zoom', '17'));
    await step(5, () => element.write('Text der Markierung', 'Eingang auf der Seeseite'));
    const labels = [
      'Überschrift',
      'Adresse',
      'Breitengrad',
      'Längengrad',
      'Zoom',
      'Text der Markierung',
    ];
    await element.form(picture, [field('Überschrift'), field('Text der Markierung')], {
      markers: labels.map((label) => field(label)),
    });
    await step(6, () => element.saveAndShow('Beispielweg 1', 'Eingang auf der Seeseite'));
    await step(7, () => element.close('So finden Sie uns', 'Eingang auf der Seeseite'));
  },
);
