import {unwatched} from '../../../../../lib/watch';
import {elementWalk} from '../../../../typo3/inhalte/_elementWalk';

export default elementWalk(
  {name: 'Text & Bilder', search: 'Bilder'},
  async ({element, typo3, step, picture}) => {
    const {field, entry, button} = element;

    await step(1, async () => {
      await element.write('Überschrift', 'Unsere Sauna');
      await element.write('Text', 'Arvenholz, 85 Grad, Blick auf den Wald.');
    });
    await step(2, async () => {
      await typo3.tab('Bilder');
      await element.openFiles();
    });
    await step(3, () => element.chooseFile('Zimmer', 'familienzimmer.jpg'));
    await step(4, () => element.write('Alternativer Text', 'Raum aus hellem Holz', entry()));
    await step(5, () => element.choose('Position und Ausrichtung', 'Neben dem Text rechts'));
    await unwatched(() => element.head().click());
    await typo3.settle();
    await element.form(picture, [element.label('Bilder'), field('Bei Klick vergrößern')], {
      markers: [
        button('Bild hinzufügen'),
        element.head(),
        field('Position und Ausrichtung'),
        field('Anzahl an Spalten'),
        field('Bei Klick vergrößern'),
      ],
    });
    await step(6, () => element.saveAndShow('Unsere Sauna', 'Arvenholz, 85 Grad'));
    await step(7, () => element.close('Unsere Sauna'));
  },
);
