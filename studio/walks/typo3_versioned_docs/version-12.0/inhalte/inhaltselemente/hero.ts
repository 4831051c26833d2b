import {expect} from '../../../../../lib/expect';
import {elementWalk} from '../../../../typo3/inhalte/_elementWalk';

export default elementWalk({name: 'Hero'}, async ({element, typo3, step, picture}) => {
  const {field, entry, button} = element;

  await step(1, async () => {
    await element.write('Überschrift', 'Stille, Schnee und ein warmes Haus');
    await element.write('Text', 'Ihr Familienhotel im Engadin seit 1894.');
  });
  await step(2, () => element.linkToPage('Preise'));
  await step(3, () => element.write('Linktext', 'Zimmer anfragen'));
  await element.form(picture, [field('Überschrift'), field('Linktext')], {
    markers: ['Überschrift', 'Text', 'Link', 'Linktext'].map((label) => field(label)),
  });
  await step(4, async () => {
    await typo3.tab('Bilder');
    await element.openFiles();
  });
  await step(5, () => element.chooseFile('Landschaft', 'loipe.jpg'));
  await step(6, async () => {
    await element.write('Alternativer Text', 'Loipe vor verschneiten Bergen', entry());
  });
  await step(7, async ({see}) => {
    await button('Editor öffnen').click();
    await see();
    await typo3.dialogue.getByRole('button', {name: 'Akzeptieren'}).click();
    await expect(typo3.dialogue).toBeHidden();
  });
  await step(8, () => element.saveAndShow('Stille, Schnee', 'Zimmer anfragen'));
  await step(9, () => element.close('Stille, Schnee und ein warmes Haus'));
});
