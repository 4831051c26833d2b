import {expect} from '../../../../lib/expect';
import {elementWalk} from '../_elementWalk';

export default elementWalk({name: 'Karussell'}, async ({element, step, picture}) => {
  const {field, entry, button} = element;

  await step(1, () => element.write('Überschrift', 'Unsere Partner'));
  await step(2, () => element.add());
  await step(3, async () => {
    await element.write('Titel', 'Loipenverein', entry());
    await element.write('Link', 'https://www.example.ch', entry());
  });
  await step(4, () => element.addImage('Landschaft', 'loipe.jpg', entry()));
  await element.form(picture, [field('Überschrift'), field('Link', entry())], {
    markers: [
      field('Überschrift'),
      button('Neu anlegen'),
      field('Titel', entry()),
      field('Link', entry()),
    ],
  });
  await step(5, async () => {
    await element.add();
    await element.write('Titel', 'Bergbahnen', entry(2));
    await element.addImage('Landschaft', 'wandern.jpg', entry(2));
    await element.moveUp(2);
  });
  await step(6, async () => {
    await element.write('Einträge pro Ansicht', '3');
    await expect(field('Automatisch wechseln').locator('input[type=checkbox]')).not.toBeChecked();
  });
  await step(7, () => element.saveAndShow('Unsere Partner', 'Bergbahnen', 'Loipenverein'));
  await step(8, () => element.close('Unsere Partner'));
});
