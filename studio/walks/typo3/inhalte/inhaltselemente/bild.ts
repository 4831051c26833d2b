import {expect} from '../../../../lib/expect';
import {walk} from '../../../../lib/walk';
import {windowSize} from '../../../../lib/windowSize';
import {elementPage} from '../_elementPage';

export default walk<'typo3'>(async (tools) => {
  const {section, typo3} = tools;
  const {dialogue} = typo3;
  const element = elementPage(tools, {name: 'Nur Bilder', search: 'Bilder'});
  const {entry, field, button} = element;
  const head = entry().locator('.panel-heading').first();
  const bin = entry().locator('.t3js-editform-delete-file-reference');

  await element.insert();

  await section('ausfuellen', async ({step, picture}) => {
    await element.openForm();
    await step(1, () => typo3.tab('Bilder'));
    await step(2, () => element.addImage('Haus', 'speisesaal.jpg'));
    await step(3, () =>
      element.write('Alternativer Text', 'Gedeckte Tische vor grossen Fenstern', entry()),
    );
    await element.form(picture, [element.label('Bilder'), head, field('Alternativer Text')], {
      markers: [
        button('Bild hinzufügen'),
        button('Dateien auswählen und hochladen'),
        bin,
        field('Alternativer Text'),
      ],
    });
    await step(4, () =>
      element.write('Beschreibung (Bildunterschrift)', 'Unser Speisesaal', entry()),
    );
    await step(5, async ({see}) => {
      await button('Editor öffnen').click();
      await see();
      await dialogue.getByRole('button', {name: 'Akzeptieren'}).click();
      await expect(dialogue).toBeHidden();
    });
    await element.form(picture, [field('Bildbearbeitung')], {name: 'zuschneiden', height: 330});
    await step(6, async () => {
      await element.saveAndShow('Unser Speisesaal');
      await element.close();
      await expect(element.saved.locator('img').last()).toBeVisible();
    });
    await element.savedPicture(picture);
  });

  await section('bild-ersetzen', async ({step, picture}) => {
    await typo3.open('Seite');
    await step(1, async () => {
      await typo3.open('Seite');
      await typo3.openPage('Preise');
    });
    await step(2, async () => {
      await typo3.edit(element.saved);
      await typo3.tab('Bilder');
    });
    await step(3, async () => {
      await bin.click();
      await expect(dialogue).toBeVisible();
    });
    await typo3.narrowDialogue();
    await picture('rueckfrage', {of: dialogue, pad: 0});
    await typo3.page.setViewportSize(windowSize);
    await step(4, async () => {
      await dialogue.getByRole('button', {name: 'Datensatz löschen (!)', exact: true}).click();
      await expect(dialogue).toBeHidden();
    });
    await step(5, () => element.addImage('Haus', 'haus-sommer.jpg'));
    await step(6, () => element.write('Alternativer Text', 'Das Haus im Sommer', entry()));
    await step(7, async () => {
      await element.saveAndShow();
      await element.close();
      await expect(element.saved.locator('img').last()).toBeVisible();
    });
  });

  await element.fields();
});
