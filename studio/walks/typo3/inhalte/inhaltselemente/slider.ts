import {expect} from '../../../../lib/expect';
import {elementWalk} from '../_elementWalk';

export default elementWalk({name: 'Slider'}, async ({element, typo3, step, picture}) => {
  const {dialogue} = typo3;
  const {field, entry, button} = element;

  await step(1, () => element.add());
  await step(2, async () => {
    await element.addImage('Landschaft', 'loipe.jpg', entry());
  });
  await step(3, async () => {
    await element.write('Alternativer Text', 'Loipe am Waldrand', entry());
  });
  await step(4, async ({see}) => {
    await button('Editor öffnen', entry()).click();
    await see();
    await dialogue.getByRole('button', {name: 'Akzeptieren'}).click();
    await expect(dialogue).toBeHidden();
  });
  await step(5, async () => {
    await element.write('Titel', 'Winter im Engadin', entry());
    await element.write('Linktext', 'Zum Winter', entry());
  });
  await step(6, () => element.linkToPage('Winter im Engadin', 'Link', entry()));
  await element.form(
    picture,
    [element.label('Bilder'), element.head(), field('Linktext', entry())],
    {
      markers: [
        button('Neu anlegen'),
        field('Titel', entry()),
        field('Link', entry()),
        field('Linktext', entry()),
      ],
    },
  );
  await step(7, async () => {
    await element.add();
    await element.write('Titel', 'Sommer im Engadin', entry(2));
    await element.addImage('Landschaft', 'wandern.jpg', entry(2));
  });
  await step(8, async () => {
    await element.toggle('Automatisch wechseln');
    await element.write('Dauer in Sekunden', '6');
  });
  await step(9, () => element.saveAndShow('Winter im Engadin', 'Sommer im Engadin'));
  await step(10, () => element.close());
});
