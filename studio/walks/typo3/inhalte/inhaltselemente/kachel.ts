import {expect} from '../../../../lib/expect';
import {elementWalk} from '../_elementWalk';

export default elementWalk({name: 'Kachel'}, async ({element, typo3, step, picture}) => {
  const {field, button} = element;

  await step(1, async () => {
    await element.write('Überschrift', 'Wandern');
    await element.write('Unterüberschrift', '32 Routen ab Haus');
  });
  await step(2, () => element.linkToPage('Sommer im Engadin'));
  await element.form(picture, [field('Überschrift'), field('Abdunkeln')], {
    markers: [field('Überschrift'), field('Unterüberschrift'), field('Link')],
  });
  await step(3, async ({see}) => {
    await typo3.tab('Bilder');
    await see();
    await element.openFiles();
  });
  await step(4, () => element.chooseFile('Landschaft', 'wandern.jpg'));
  await step(5, async ({see}) => {
    await button('Editor öffnen').click();
    await see();
    await typo3.dialogue.getByRole('button', {name: 'Akzeptieren'}).click();
    await expect(typo3.dialogue).toBeHidden();
  });
  await step(6, () => element.saveAndShow('Wandern', '32 Routen ab Haus'));
  await step(7, () => element.close('Wandern'));
});
