import {elementWalk} from '../_elementWalk';

export default elementWalk({name: 'Zitat'}, async ({element, typo3, step, picture}) => {
  const {field} = element;

  await step(1, () =>
    element.write('Zitat', 'Wir kommen seit zwanzig Jahren und freuen uns jedes Mal.'),
  );
  await step(2, async () => {
    await element.write('Name', 'Familie Muster');
    await element.write('Zusatz', 'Gäste aus Basel');
  });
  await element.form(picture, [field('Zitat'), field('Zusatz')], {
    markers: [field('Zitat'), field('Name'), field('Zusatz')],
  });
  await step(3, async ({see}) => {
    await typo3.tab('Bilder');
    await see();
    await element.openFiles();
  });
  await step(4, () => element.chooseFile('Haus', 'portraet.jpg'));
  await step(5, () => element.saveAndShow('«Wir kommen seit zwanzig Jahren', 'Familie Muster'));
  await step(6, () => element.close('Wir kommen seit zwanzig Jahren'));
});
