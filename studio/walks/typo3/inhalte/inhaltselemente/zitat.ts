import {walk} from '../../../../lib/walk';
import {elementPage} from '../../../../typo3/elementPage';

export default walk<'typo3'>(async (tools) => {
  const {typo3} = tools;
  const element = elementPage(tools, {name: 'Zitat'});
  const {field} = element;

  await element.insert();

  await tools.section('ausfuellen', async ({step, picture}) => {
    await element.openForm();
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
      await element.addImage('Haus', 'portraet.jpg');
    });
    await step(4, () => element.saveAndShow('«Wir kommen seit zwanzig Jahren', 'Familie Muster'));
    await step(5, () => element.close('Wir kommen seit zwanzig Jahren'));
    await element.savedPicture(picture);
  });

  await element.fields();
});
