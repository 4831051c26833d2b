import {utimesSync} from 'node:fs';
import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {unwatched} from '../../../lib/watch';
import {windowSize} from '../../../lib/windowSize';

/** A file to upload, with a day that is the same on every machine. */
function fileToUpload(name: string): string {
  const file = `studio/demo/pictures/${name}`;
  const day = new Date('2026-11-20T08:30:00Z');
  utimesSync(file, day, day);
  return file;
}

export default walk<'typo3'>(async ({typo3, page, section}) => {
  const {module, tree, dialogue, button, field, settle} = typo3;
  const rows = module.locator('tbody tr:has(.t3js-multi-record-selection-check)');
  const row = (name: string) => module.locator(`tr[data-filelist-name="${name}"]`);
  const inContextMenu = (name: string) => typo3.contextMenu.getByText(name, {exact: true});
  const messages = page.locator('#alert-container');

  const chooseView = async (name: string) => {
    await button('Ansicht').click();
    await module.locator('.dropdown-menu.show').getByText(name, {exact: true}).click();
    await settle();
  };

  /** Opens a folder as a list with all its small pictures. */
  const openFolder = async (name: string) => {
    await typo3.open('Dateiliste', `id=1:/${name}/`);
    await chooseView('Liste');
    await expect(rows.first()).toBeVisible();
    await expect(async () => {
      const images = module.locator('tr[data-filelist-name$=".jpg"] img');
      const widths = await images.evaluateAll((all) =>
        all.map((image) => (image as HTMLImageElement).naturalWidth),
      );
      if (widths.includes(0)) {
        await typo3.open('Dateiliste', `id=1:/${name}/`);
      }
      expect(widths).not.toContain(0);
    }).toPass({timeout: 20_000});
  };

  /** Chooses files as the button and the window of the operating system do. */
  const upload = async (...names: string[]) => {
    await expect(async () => {
      const chooser = page.waitForEvent('filechooser', {timeout: 2000});
      await button('Dateien hochladen').click();
      await (await chooser).setFiles(names.map(fileToUpload));
    }).toPass({timeout: 20_000});
  };

  await section('bereiche', async ({picture}) => {
    await openFolder('Landschaft');
    await page.setViewportSize({width: 1000, height: 640});
    await typo3.narrow(500);
    await picture('bereiche', {
      of: [tree, module.locator('.module')],
      pad: 0,
      height: 517,
      isLayout: true,
      markers: [
        typo3.node('Landschaft').locator('.node-icon'),
        button('Dateien hochladen'),
        button('Ansicht'),
        module.locator('input[name="searchTerm"]'),
        row('loipe.jpg').locator('.btn-group').first(),
      ],
    });
  });

  await section('hochladen', async ({step, picture}) => {
    await step(1, async () => {
      await typo3.open('Dateiliste');
      await typo3.nodeName('Landschaft').click();
      await chooseView('Liste');
      await expect(row('loipe.jpg')).toBeVisible();
    });
    await step(2, async () => {
      await upload('sauna-abend.jpg', 'loipe.jpg');
      await dialogue.waitFor();
    });
    await step(3, async ({see}) => {
      await expect(dialogue.locator('select').first()).toHaveValue('cancel');
      await typo3.narrowDialogue(640);
      await page.setViewportSize({width: 640, height: 460});
      await picture('gleicher-name', {
        of: [
          dialogue.getByText('Hochgeladene Datei', {exact: true}),
          dialogue.locator('select').first(),
        ],
        pad: 16,
      });
      await see();
      await dialogue.locator('select').first().selectOption({label: 'Überschreiben'});
      await dialogue.getByText('Mit ausgewählten Aktionen fortfahren').click();
      await expect(rows.filter({hasText: 'sauna-abend.jpg'})).toBeVisible();
    });
    await page.setViewportSize(windowSize);
    await step(4, async ({see}) => {
      await expect(rows.first().getByTitle('Weitere Optionen...')).toBeHidden();
      await messages.getByText('Neu laden', {exact: true}).waitFor();
      await see();
      await messages.getByText('Neu laden', {exact: true}).click();
      await expect(row('sauna-abend.jpg').getByTitle('Weitere Optionen...')).toBeVisible();
    });
    await step(5, async () => {
      await row('sauna-abend.jpg').getByTitle('Metadaten dieser Datei bearbeiten').click();
      await field('Alternativer Text').locator('input').first().fill('Sauna im Abendlicht');
    });
    await step(6, async () => {
      await typo3.save();
      await typo3.close();
    });
  });

  await section('ersetzen', async ({step, skip, picture}) => {
    await step(1, async () => {
      await typo3.open('Dateiliste');
      await typo3.nodeName('Dokumente').click();
    });
    await step(2, async () => {
      await typo3.nodeName('fileadmin').click();
      await module.locator('input[name="searchTerm"]').fill('speisekarte');
      await module.locator('input[name="searchTerm"]').press('Enter');
      await expect(rows).toHaveCount(1);
    });
    await step(3, () => chooseView('Liste'));
    await step(4, async ({see}) => {
      await row('speisekarte.pdf').getByTitle('Weitere Optionen...').click();
      await see();
      await picture('ersetzen-befehl', {
        of: [
          row('speisekarte.pdf').locator('.btn-group').first(),
          module.locator('.dropdown-menu.show'),
        ],
        pad: 24,
      });
      await module.locator('.dropdown-menu.show').getByText('Ersetzen').click();
      await expect(module.getByRole('heading', {name: 'Ersetzen'})).toBeVisible();
    });
    await step(5, async () => {
      const chooser = page.waitForEvent('filechooser');
      await module.getByRole('button', {name: 'Durchsuchen'}).click();
      await (await chooser).setFiles(fileToUpload('speisekarte-sommer.pdf'));
      await expect(module.locator('#fakefile')).toHaveValue(/speisekarte-sommer\.pdf$/);
    });
    await step(6, () => expect(module.locator('#keepFilename')).toBeChecked());
    // A button that was clicked looks darker.
    await unwatched(() => module.getByRole('heading', {name: 'Ersetzen'}).click());
    await typo3.narrow();
    await picture('ersetzen', {
      of: [
        module.getByRole('heading', {name: 'Ersetzen'}),
        button('Ersetzen'),
        button('Durchsuchen'),
      ],
    });
    await step(7, async () => {
      await button('Ersetzen').click();
      await expect(row('speisekarte.pdf')).toContainText('692 B');
    });
    await page.setViewportSize(windowSize);
    await step(8, async ({see}) => {
      await see();
      await row('speisekarte.pdf').getByText('1', {exact: true}).click();
      await expect(
        typo3.dialogueModule.getByText('Referenzen auf dieses Element').first(),
      ).toBeVisible();
      // The sentence calls it by its sign.
      await unwatched(() => dialogue.getByRole('button', {name: 'Schließen'}).first().click());
    });
    await step(9, async () => {
      await typo3.open('Seite');
      await typo3.openPage('Restaurant');
      await button('Cache dieser Seite löschen').click();
      await expect(page.getByText('Seitencache erfolgreich geleert').first()).toBeVisible();
    });
    skip(
      10,
      'Was die Website zeigt, sieht die Redaktion in einem privaten Fenster, ausserhalb von TYPO3.',
    );
  });

  await section('metadaten', async ({step, fields, picture}) => {
    await openFolder('Landschaft');
    await step(1, async () => {
      await typo3.open('Dateiliste');
      await typo3.clickNode('Landschaft');
      await row('wandern.jpg').getByTitle('Metadaten dieser Datei bearbeiten').click();
      await expect(field('Alternativer Text')).toBeVisible();
    });
    await fields(async ({see}) => {
      await typo3.tab('Kategorien');
      await see();
      await typo3.tab('Allgemein');
    });
    await step(2, async ({see}) => {
      await field('Alternativer Text').locator('input').first().fill('Bergsee mit Wanderweg');
      await see();
      await typo3.narrow();
      await picture('metadaten', {of: [module.locator('.nav-tabs'), field('Titel')], width: 390});
      await typo3.save();
      await typo3.close();
      await expect(row('wandern.jpg')).toBeVisible();
    });
    if (typo3.release === 12) {
      return;
    }
    await chooseView('Kacheln');
    await step('2.1', async () => {
      await typo3.open('Dateiliste');
      await typo3.clickNode('Landschaft');
    });
    await step('2.2', () => chooseView('Liste'));
    await step('2.3', async ({see}) => {
      await button('Ansicht').click();
      await see();
      await module.locator('.dropdown-menu.show').getByText('Spalten auswählen').click();
    });
    await step('2.4', async ({see}) => {
      await dialogue.getByText('Alternativer Text').first().click();
      await see();
      await dialogue.getByText('Aktualisieren').click();
      await expect(module.getByRole('columnheader', {name: 'Alternativer Text'})).toBeVisible();
    });
    await step('2.5', async ({see}) => {
      await row('loipe.jpg').locator('input[type=checkbox]').check();
      await row('wandern.jpg').locator('input[type=checkbox]').check();
      await see();
      await typo3.narrow();
      await picture('spezifisch', {
        of: [
          module.locator('.t3js-multi-record-selection-actions'),
          row('loipe.jpg').locator('.col-checkbox'),
          row('wandern.jpg').locator('.col-checkbox'),
        ],
        width: 390,
      });
      await module.getByText('Spezifische Metadaten bearbeiten').click();
      await expect(module.getByText('Alternativer Text', {exact: true})).toHaveCount(2);
    });
    await step('2.6', async () => {
      await module
        .locator('input[data-formengine-input-name*="[alternative]"]')
        .last()
        .fill('Bergsee');
      await typo3.save();
      await typo3.close();
      await expect(row('wandern.jpg')).toContainText('Bergsee');
    });
  });

  await section('loeschen', async ({step, picture}) => {
    await openFolder('Dokumente');
    await step(1, async () => {
      await typo3.open('Dateiliste');
      await typo3.clickNode('Dokumente');
    });
    await step(2, async ({see}) => {
      await row('preisliste-2026.pdf').locator('.col-title button').click({button: 'right'});
      await expect(inContextMenu('Löschen')).toBeVisible();
      await see();
      await inContextMenu('Löschen').click();
      await dialogue.waitFor();
    });
    await typo3.narrowDialogue();
    await picture('loeschen', {of: dialogue, pad: 8});
    await step(3, async () => {
      await dialogue.getByText('Ja, diese Datei löschen').click();
      await expect(row('preisliste-2026.pdf')).toHaveCount(0);
    });
    await openFolder('Dokumente');
    await row('speisekarte.pdf').locator('.col-title button').click({button: 'right'});
    await inContextMenu('Löschen').click();
    await dialogue.getByText('Ja, diese Datei löschen').click();
    await expect(module.getByText('Datei nicht gelöscht')).toBeVisible();
    if (typo3.release === 12) {
      return;
    }
    // The text sends readers to this column.
    await openFolder('Dokumente');
    const references = row('speisekarte.pdf').getByText('1', {exact: true});
    await picture('ref', {
      of: [
        module.getByRole('columnheader', {name: 'Größe'}),
        module.getByRole('columnheader', {name: 'Ref'}),
        references,
      ],
      pad: 4,
    });
    await references.click();
    await expect(
      typo3.dialogueModule.getByText('Referenzen auf dieses Element').first(),
    ).toBeVisible();
  });
});
