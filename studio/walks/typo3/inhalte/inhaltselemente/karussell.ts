import {expect} from '../../../../lib/expect';
import {walk} from '../../../../lib/walk';
import {elementPage} from '../../../../typo3/elementPage';

export default walk<'typo3'>(async (tools) => {
  const element = elementPage(tools, {name: 'Karussell'});
  const {field, entry, button} = element;

  await element.insert();

  await tools.section('ausfuellen', async ({step, picture}) => {
    await element.openForm();
    await step(1, () => element.write('Überschrift', 'Unsere Partner'));
    await step(2, () => element.add());
    await step(3, async () => {
      await element.write('Titel', 'Loipenverein', entry());
      await element.write('Link', 'https://www.example.ch', entry());
      await element.addImage('Landschaft', 'loipe.jpg', entry());
    });
    await element.form(picture, [field('Überschrift'), field('Link', entry())], {
      markers: [
        field('Überschrift'),
        button('Neu anlegen'),
        field('Titel', entry()),
        field('Link', entry()),
      ],
    });
    await step(4, async () => {
      await element.add();
      await element.write('Titel', 'Bergbahnen', entry(2));
      await element.addImage('Landschaft', 'wandern.jpg', entry(2));
      await element.moveUp(2);
    });
    await step(5, async () => {
      await element.write('Einträge pro Ansicht', '3');
      await expect(field('Automatisch wechseln').locator('input[type=checkbox]')).not.toBeChecked();
    });
    await step(6, () => element.saveAndShow('Unsere Partner', 'Bergbahnen', 'Loipenverein'));
    await step(7, () => element.close('Unsere Partner'));
    await element.savedPicture(picture);
  });

  await element.fields();
});
