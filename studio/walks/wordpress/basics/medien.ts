import {readFileSync} from 'node:fs';
import {draw} from '../../../demo/wordpress/pictures';
import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';

const jam = async () => ({
  name: 'heidelbeer-konfituere.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await draw('heidelbeer-konfituere')),
});

const priceList = {
  name: 'preisliste-2027.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync('studio/demo/pictures/speisekarte-sommer.pdf'),
};

export default walk<'wordpress'>(async ({wordpress, page, section}) => {
  const {button, library, canvas, sidebar} = wordpress;
  const file = (name: string) =>
    page.locator('.attachments-browser li.attachment').and(page.getByLabel(name, {exact: true}));
  const openFile = async (name: string) => {
    await wordpress.choose('Medien');
    await file(name).click();
    await wordpress.settle();
  };
  const upload = async (...files: (typeof priceList)[]) => {
    await wordpress.open('upload.php?mode=grid');
    await button('Mediendatei hinzufügen').click();
    const chooser = page.waitForEvent('filechooser');
    await button('Dateien auswählen').click();
    await (await chooser).setFiles(files);
    await wordpress.settle();
  };
  const paragraphAfterLast = async () => {
    await canvas.locator('[data-type="core/paragraph"]').last().click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  };
  const alternative = sidebar.getByLabel('Alternativtext');

  await section('hochladen', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await wordpress.choose('Medien');
      await see();
      await button('Mediendatei hinzufügen').click();
    });
    await step(2, async () => {
      await expect(page.getByText(/Maximale Dateigröße/)).toBeVisible();
      const chooser = page.waitForEvent('filechooser');
      await button('Dateien auswählen').click();
      await (await chooser).setFiles(await jam());
    });
    await step(3, async () => {
      await wordpress.settle();
      await expect(page.locator('.media-progress-bar').filter({visible: true})).toHaveCount(0);
      await expect(page.locator('li.attachment').first()).toHaveAttribute(
        'aria-label',
        'heidelbeer-konfituere',
      );
    });
    await button('Bedienfeld zum Hochladen schließen').click();
    await wordpress.narrow();
    await picture('hochladen', {
      of: [page.locator('h1'), page.locator('li.attachment').nth(1)],
      pad: 3,
      width: 390,
      markers: [
        button('Mediendatei hinzufügen'),
        button('Mehrere auswählen'),
        page.locator('li.attachment').nth(1),
      ],
    });
  });

  await section('beschreiben', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, () => openFile('hofladen'));
    const text = library.getByLabel('Alternativtext');
    await step(2, () => text.fill('Der Hofladen in Samedan im Sommer'));
    await step(3, async () => {
      await library.getByLabel('Beschriftung').fill('Unser Laden an der Via Nouva');
      await library.getByLabel('Titel').click();
    });
    await expect(library.getByText('URL in die Zwischenablage kopieren')).toBeVisible();
    await wordpress.narrow();
    await picture('beschreiben', {
      of: [
        library.getByLabel('Beschreibung', {exact: true}),
        library.locator('.setting.alt-text, [data-setting=alt]').first(),
      ],
      width: 390,
    });
    await page.reload();
    await wordpress.settle();
    await expect(text).toHaveValue('Der Hofladen in Samedan im Sommer');
  });

  await section('zuschneiden', async ({step, picture}) => {
    await wordpress.open('index.php');
    await step(1, async ({see}) => {
      await openFile('hofladen-abend');
      await wordpress.narrow();
      await see();
      await button('Bild bearbeiten').click();
    });
    await step(2, async ({see}) => {
      await button('Bilddrehung').click();
      await see();
      await button('Um 90° nach rechts drehen').click();
      await wordpress.settle();
      await button('Rückgängig machen').click();
    });
    await step(3, async ({see}) => {
      await button('Zuschneiden').click();
      await wordpress.settle();
      const handle = page.locator('.imgareaselect-handle').first();
      const box = (await handle.boundingBox())!;
      await handle.hover();
      await page.mouse.down();
      await page.mouse.move(box.x + 85, box.y + 60, {steps: 8});
      await page.mouse.up();
      await expect(page.locator('[id^="imgedit-sel-width"]')).toHaveValue(/^[1-9]/);
      const ratio = page.locator('[id^="imgedit-crop-width"]');
      await ratio.fill('16');
      await ratio.press('Tab');
      await page.keyboard.type('9');
      await page.keyboard.press('Tab');
      await expect(page.getByText(/überschreitet die Bildgrenzen/)).toBeHidden();
      await see();
      await picture('zuschneiden', {
        of: library,
        pad: 0,
        height: 750,
        markers: [
          button('Zuschneiden'),
          button('Bilddrehung'),
          button('Bearbeitungen speichern'),
          ratio,
        ],
      });
      await button('Zuschnitt anwenden').click();
    });
    await step(4, async () => {
      await button('Bearbeitungen speichern').click();
      await wordpress.settle();
      await expect(library.getByText(/hofladen-abend-e\d+\.jpg/).first()).toBeVisible();
    });
    await button('Bild bearbeiten').click();
    await wordpress.settle();
    await button('Originalbild wiederherstellen').click();
    await button('Bild wiederherstellen').click();
    await wordpress.settle();
    await button('Bearbeitung abbrechen').click();
    await expect(library.getByText('hofladen-abend.jpg').first()).toBeVisible();
    await wordpress.widen();
  });

  await section('einfuegen', async ({step, picture}) => {
    await step(1, async () => upload(await jam()));
    await step(2, async () => {
      await wordpress.edit('page', 'Kontakt');
      await paragraphAfterLast();
    });
    const image = canvas.locator('[data-type="core/image"]');
    await step(3, async ({see}) => {
      await wordpress.findBlock('Galerie');
      await see();
      await wordpress.insert('Bild');
    });
    await picture('einfuegen', {window: {width: 1010, height: 900}, of: image, pad: 2, width: 390});
    await step(4, async ({see}) => {
      await image.getByRole('button', {name: 'Mediathek'}).click();
      await wordpress.takeFromLibrary('bergsee');
      await see();
      await button('Auswählen').click();
      await expect(image.locator('img')).toBeVisible();
      await wordpress.insert('Galerie');
      const gallery = canvas.locator('[data-type="core/gallery"]');
      await gallery.getByRole('button', {name: 'Mediathek'}).click();
      await wordpress.takeFromLibrary('engadin-sommer', 'hofladen-abend');
      await see();
      await button('Neue Galerie erstellen').click();
      await see();
      await button('Galerie einfügen').click();
      await expect(gallery.locator('img')).toHaveCount(2);
    });
    await step(5, async () => {
      await image.first().click({position: {x: 60, y: 60}});
      await alternative.fill('Bergsee am Morgen');
    });
    await step(6, async () => {
      await wordpress.save();
      await page.goto('/kontakt/');
      await expect(page.getByAltText('Bergsee am Morgen')).toBeVisible();
    });
  });

  await section('ersetzen', async ({step, picture}) => {
    const image = canvas.locator('[data-type="core/image"]');
    await step(1, async () => upload(await jam()));
    await step(2, async () => {
      await wordpress.edit('page', 'Über uns');
      await image.click({position: {x: 60, y: 60}});
    });
    await step(3, async ({see}) => {
      await button('Ersetzen').click();
      await see();
      await picture('ersetzen', {
        of: [page.locator('.components-popover__content').last(), button('Ersetzen')],
        pad: 12,
        width: 390,
      });
      await page.getByRole('menuitem', {name: 'Mediathek öffnen'}).click();
    });
    await step(4, async ({see}) => {
      await wordpress.takeFromLibrary('hofladen-abend');
      await see();
      await button('Auswählen').click();
      await expect(image.locator('img')).toHaveAttribute('src', /hofladen-abend/);
    });
    await step(5, () => alternative.fill('Der Hofladen am Abend'));
    await step(6, async () => {
      await wordpress.save();
      await page.goto('/ueber-uns/');
      await expect(page.getByAltText('Der Hofladen am Abend')).toBeVisible();
    });
  });

  await section('pdf', async ({step, picture}) => {
    const block = canvas.locator('[data-type="core/file"]');
    await step(1, () => upload(priceList));
    await step(2, async () => {
      await wordpress.edit('page', 'Winterpause');
      await paragraphAfterLast();
      await wordpress.insert('Datei');
    });
    await step(3, async ({see}) => {
      await block.getByRole('button', {name: 'Mediathek'}).click();
      await wordpress.takeFromLibrary('preisliste-2027');
      await see();
      await button('Auswählen').click();
      await expect(block.getByText('Herunterladen')).toBeVisible();
    });
    await step(4, async () => {
      await block.getByText('preisliste-2027').click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Preisliste 2027 (PDF)');
    });
    await step(5, () => sidebar.getByLabel('Inline-Einbettung anzeigen').uncheck());
    await picture('pdf', {of: sidebar, width: 390, height: 520, pad: 0});
    await step(6, async ({see}) => {
      await wordpress.save();
      await page.goto('/winterpause/');
      await see();
      const download = page.waitForEvent('download');
      await page.getByRole('link', {name: 'Herunterladen'}).click();
      await download;
    });
  });

  await section('loeschen', async ({step}) => {
    await step(1, async () => {
      await page.goto('/kontakt/');
      await expect(page.locator('img[src*="tshirt-blau"]')).toHaveCount(0);
    });
    await step(2, async () => {
      await wordpress.open('index.php');
      await openFile('tshirt-blau');
    });
    await step(3, async () => {
      page.once('dialog', (dialogue) => void dialogue.accept());
      await button('Endgültig löschen').click();
      await wordpress.settle();
      await expect(file('tshirt-blau')).toHaveCount(0);
    });
  });
});
