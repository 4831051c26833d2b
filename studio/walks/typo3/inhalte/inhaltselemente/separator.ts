import {expect} from '../../../../lib/expect';
import {elementWalk} from '../_elementWalk';

export default elementWalk(
  {name: 'Trenner', isSavedAtOnce: true},
  async ({element, typo3, step, picture}) => {
    const {field} = element;
    const name = 'Name (in der Webseite nicht sichtbar)';

    await step(1, () => typo3.edit(element.saved));
    await step(2, () => element.write(name, 'Linie vor Anreise'));
    await element.form(picture, [field(name)], {
      name: 'allgemein',
      ...(typo3.release === 12 && {pad: 8}),
    });
    await step(3, async () => {
      await typo3.tab('Erscheinungsbild');
      await element.choose('Abstand davor', 'Mittel');
      await element.choose('Abstand danach', 'Mittel');
    });
    await element.form(picture, [field('Layout'), field('Abstand danach')], {
      // In 12, another title is close above.
      ...(typo3.release === 12 && {pad: 4}),
      markers: [field('Layout'), field('Abstand davor'), field('Abstand danach')],
    });
    await step(4, async () => {
      await element.saveAndShow();
      await expect(element.saved).toBeHidden();
    });
    await step(5, () => element.close('Linie vor Anreise'));
  },
);
