import {elementWalk} from '../_elementWalk';

export default elementWalk(
  {name: 'Nur Überschrift', search: 'Überschrift'},
  async ({element, typo3, step, picture}) => {
    const {field} = element;

    await step(1, () => element.write('Überschrift', 'Unsere Zimmer'));
    await step(2, () => element.chooseLevel('Layout 2'));
    await step(3, () => element.write('Unterüberschrift', 'Vom Einzelzimmer bis zur Suite'));
    await element.form(picture, [field('Überschrift'), field('Unterüberschrift')], {
      // In 12, another title is close above.
      ...(typo3.release === 12 && {pad: 4}),
      markers: [field('Überschrift'), element.level, field('Unterüberschrift')],
    });
    await step(4, () => element.saveAndShow('Unsere Zimmer', 'Vom Einzelzimmer bis zur Suite'));
    await step(5, () => element.close('Unsere Zimmer'));
  },
);
