import type {FileChooser} from '@playwright/test';
import {expect} from '../../../../../lib/expect';
import {elementWalk} from '../../../../typo3/inhalte/_elementWalk';

export default elementWalk(
  {name: 'Audio-Player', search: 'Audio', on: 'Über uns'},
  async ({element, typo3, page, step, skip, picture}) => {
    const {module} = typo3;
    const {field, entry, button} = element;

    /** Uploads a file with the button beside the one for the files of the website. */
    const upload = async (files: Parameters<FileChooser['setFiles']>[0]) => {
      const choosing = page.waitForEvent('filechooser');
      await button('Dateien auswählen und hochladen').click();
      await (await choosing).setFiles(files);
      await typo3.settle();
    };

    await typo3.tab('Medien');
    await upload({name: 'memo.m4a', mimeType: 'audio/mp4', buffer: Buffer.from('m4a')});
    await expect(module.getByText(/Hochladen fehlgeschlagen! .*mp3/)).toBeVisible();
    await expect(entry()).toHaveCount(0);
    await typo3.tab('Allgemein');
    skip(1, 'Die Aufnahme entsteht ausserhalb von TYPO3.');
    await step(2, async () => {
      await element.write('Überschrift', 'Die Sage vom See');
      await element.write('Text', 'Eine Sage auf Romanisch, fünf Minuten.');
    });
    await step(3, async () => {
      await typo3.tab('Medien');
      await expect(button('Mediendatei hinzufügen')).toBeVisible();
      await upload('studio/demo/pictures/sage-vom-see.mp3');
      await expect(entry()).toContainText('sage-vom-see.mp3');
    });
    await step(4, async () => {
      await element.open(entry());
      await element.write('Titel', 'Die Sage vom See, erzählt von Ladina Muster', entry());
    });
    await element.form(picture, [button('Mediendatei hinzufügen'), field('Autoplay', entry())], {
      markers: [
        button('Mediendatei hinzufügen'),
        button('Dateien auswählen und hochladen'),
        element.head(),
        field('Titel', entry()),
        field('Autoplay', entry()).locator('input[type=checkbox]'),
      ],
    });
    await step(5, () => element.saveAndShow('Die Sage vom See, erzählt von Ladina Muster'));
    await step(6, () => element.close('Die Sage vom See'));
  },
);
