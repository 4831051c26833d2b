import {elementWalk} from '../_elementWalk';

export default elementWalk({name: 'Person'}, async ({element, typo3, step, picture}) => {
  const {field, entry} = element;

  await step(1, async () => {
    await element.write('Name', 'Ladina Muster');
    await element.write('Funktion', 'Leiterin Réception');
  });
  await step(2, () => element.write('Telefon', '+41 81 000 00 00'));
  await step(3, async () => {
    await element.write('E-Mail', 'reception@example.ch');
    await element.write('Text', 'Spricht Romanisch, Deutsch und Italienisch.');
  });
  await element.form(picture, [field('Name'), field('Text')], {
    markers: ['Name', 'Funktion', 'Telefon', 'E-Mail', 'Text'].map((label) => field(label)),
  });
  await step(4, async ({see}) => {
    await typo3.tab('Bilder');
    await see();
    await element.openFiles();
  });
  await step(5, () => element.chooseFile('Haus', 'portraet.jpg'));
  await step(6, async () => {
    await element.write('Alternativer Text', 'Ladina Muster', entry());
  });
  await step(7, () => element.saveAndShow('Ladina Muster', '+41 81 000 00 00'));
  await step(8, () => element.close('Ladina Muster'));
});
