import {expect} from '../../../../lib/expect';
import {walk} from '../../../../lib/walk';
import {elementPage} from '../../../../typo3/elementPage';

export default walk<'typo3'>(async (tools) => {
  const {typo3} = tools;
  const element = elementPage(tools, {name: 'Trenner', isSavedAtOnce: true});
  const {field} = element;
  const name = 'Name (in der Webseite nicht sichtbar)';

  await element.insert();

  await tools.section('ausfuellen', async ({step, picture}) => {
    await step(1, async () => {
      await element.edit();
    });
    await step(2, () => element.write(name, 'Linie vor Anreise'));
    await element.form(picture, [field(name)], {
      name: 'allgemein',
      ...(tools.typo3.release === 12 && {pad: 8}),
    });
    await step(3, async () => {
      await typo3.tab('Erscheinungsbild');
      await element.choose('Abstand davor', 'Mittel');
      await element.choose('Abstand danach', 'Mittel');
    });
    await element.form(picture, [field('Layout'), field('Abstand danach')], {
      // In 12, another title is close above.
      ...(tools.typo3.release === 12 && {pad: 4}),
      markers: [field('Layout'), field('Abstand davor'), field('Abstand danach')],
    });
    await step(4, async () => {
      await element.saveAndShow();
      await expect(element.saved).toBeHidden();
    });
    await step(5, () => element.close('Linie vor Anreise'));
    await element.savedPicture(picture);
  });

  await element.fields();
});
