import {expect} from '../../../../lib/expect';
import {walk} from '../../../../lib/walk';
import {elementPage} from '../../../../typo3/elementPage';

export default walk<'typo3'>(async (tools) => {
  const {typo3} = tools;
  const element = elementPage(tools, {name: 'Kachel'});
  const {field, button} = element;

  await element.insert();

  await tools.section('ausfuellen', async ({step, picture}) => {
    await element.openForm();
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
      await element.addImage('Landschaft', 'wandern.jpg');
    });
    await step(4, async ({see}) => {
      await button('Editor öffnen').click();
      await see();
      await typo3.dialogue.getByRole('button', {name: 'Akzeptieren'}).click();
      await expect(typo3.dialogue).toBeHidden();
    });
    await step(5, () => element.saveAndShow('Wandern', '32 Routen ab Haus'));
    await step(6, () => element.close('Wandern'));
    await element.savedPicture(picture);
  });

  await element.fields();
});
