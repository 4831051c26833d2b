import {walk} from '../../../../lib/walk';
import {elementPage} from '../../../../typo3/elementPage';

export default walk<'typo3'>(async (tools) => {
  const element = elementPage(tools, {name: 'Nur Überschrift', search: 'Überschrift'});
  const {field} = element;

  await element.insert();

  await tools.section('ausfuellen', async ({step, picture}) => {
    await element.openForm();
    await step(1, () => element.write('Überschrift', 'Unsere Zimmer'));
    await step(2, () => element.chooseLevel('Layout 2'));
    await step(3, () => element.write('Unterüberschrift', 'Vom Einzelzimmer bis zur Suite'));
    await element.form(picture, [field('Überschrift'), field('Unterüberschrift')], {
      // In 12, another title is close above.
      ...(tools.typo3.release === 12 && {pad: 4}),
      markers: [field('Überschrift'), element.level, field('Unterüberschrift')],
    });
    await step(4, () => element.saveAndShow('Unsere Zimmer', 'Vom Einzelzimmer bis zur Suite'));
    await step(5, () => element.close('Unsere Zimmer'));
    await element.savedPicture(picture);
  });

  await element.fields();
});
