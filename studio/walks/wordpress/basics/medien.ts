import {readFileSync} from 'node:fs';
import type {Locator} from '@playwright/test';
import {draw} from '../../../demo/wordpress/pictures';
import {expect} from '../../../lib/expect';
import {walk} from '../../../lib/walk';
import {unwatched} from '../../../lib/watch';
import {logInAsAdministrator} from '../../../wordpress/account';

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
  /** Clicks a button that asks for a file, and gives it one. */
  const upload = async (clicked: Locator, chosen: typeof priceList) => {
    const chooser = page.waitForEvent('filechooser');
    await clicked.click();
    await (await chooser).setFiles(chosen);
    await wordpress.settle();
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
      await upload(button('Dateien auswählen'), await jam());
    });
    await step(3, async () => {
      await wordpress.settle();
      await expect(page.locator('.media-progress-bar').filter({visible: true})).toHaveCount(0);
      await expect(page.locator('li.attachment').first()).toHaveAttribute(
        'aria-label',
        'heidelbeer-konfituere',
      );
    });
    await unwatched(() => button('Bedienfeld zum Hochladen schließen').click());
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
      await unwatched(() => button('Rückgängig machen').click());
    });
    await step(3, async ({see}) => {
      await button('Zuschneiden').click();
      await wordpress.settle();
      const handle = page.locator('.imgareaselect-handle').first();
      const box = (await handle.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 85, box.y + 60, {steps: 8});
      await page.mouse.up();
      await expect(page.locator('[id^="imgedit-sel-width"]')).toHaveValue(/^[1-9]/);
      const ratio = page.locator('[id^="imgedit-crop-width"]');
      await ratio.pressSequentially('16');
      await page.locator('[id^="imgedit-crop-height"]').pressSequentially('9');
      await ratio.blur();
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
    await step(4, async ({see}) => {
      await button('Bearbeitungen speichern').click();
      await wordpress.settle();
      await expect(library.getByText(/hofladen-abend-e\d+\.jpg/).first()).toBeVisible();
      await unwatched(async () => {
        await button('Bild bearbeiten').click();
        await wordpress.settle();
        await button('Originalbild wiederherstellen').click();
        await see();
        await button('Bild wiederherstellen').click();
        await wordpress.settle();
        await button('Bearbeitung abbrechen').click();
        await expect(library.getByText('hofladen-abend.jpg').first()).toBeVisible();
      });
    });
    await wordpress.widen();
  });

  await section('einfuegen', async ({step, picture}) => {
    const image = canvas.locator('[data-type="core/image"]');
    const gallery = canvas.locator('[data-type="core/gallery"]');
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.edit('Seiten', 'Kontakt');
      await canvas.locator('[data-type="core/paragraph"]').last().click();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
    });
    await step(2, async () => {
      await wordpress.insert('Bild');
    });
    await picture('einfuegen', {window: {width: 1010, height: 900}, of: image, pad: 2, width: 390});
    await step(
      3,
      async ({see}) => {
        await upload(image.getByRole('button', {name: 'Hochladen'}), await jam());
        await expect(image.first().locator('img')).toBeVisible();
        await unwatched(() => wordpress.insert('Galerie'));
        await gallery.getByRole('button', {name: 'Mediathek'}).click();
        await wordpress.takeFromLibrary('engadin-sommer', 'hofladen-abend');
        await see();
        await button('Neue Galerie erstellen').click();
        await see();
        await button('Galerie einfügen').click();
        await expect(gallery.locator('img')).toHaveCount(2);
      },
      {Auswählen: 'So heisst die Schaltfläche bei einem einzelnen Bild.'},
    );
    await step(4, async () => {
      await image.first().click({position: {x: 60, y: 60}});
      await alternative.fill('Konfitüre aus dem Val Bever');
    });
    await step(5, async () => {
      await wordpress.save();
      await page.goto('/kontakt/');
      await expect(page.getByAltText('Konfitüre aus dem Val Bever')).toBeVisible();
    });
  });

  await section('ersetzen', async ({step, picture}) => {
    const image = canvas.locator('[data-type="core/image"]');
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.edit('Seiten', 'Über uns');
      await image.click({position: {x: 60, y: 60}});
    });
    await step(2, async ({see}) => {
      await button('Ersetzen').click();
      await see();
      await picture('ersetzen', {
        of: [page.locator('.components-popover__content').last(), button('Ersetzen')],
        pad: 12,
        width: 390,
      });
      await upload(page.getByRole('menuitem', {name: 'Hochladen'}), await jam());
      await button('Ersetzen').click();
      await page.getByRole('menuitem', {name: 'Mediathek öffnen'}).click();
      await wordpress.takeFromLibrary('hofladen-abend');
      await see();
      await button('Auswählen').click();
      await expect(image.locator('img')).toHaveAttribute('src', /hofladen-abend/);
    });
    await step(3, () => alternative.fill('Der Hofladen am Abend'));
    await step(4, async () => {
      await wordpress.save();
      await unwatched(() => page.goto('/ueber-uns/'));
      await expect(page.getByAltText('Der Hofladen am Abend')).toBeVisible();
    });
  });

  await section('pdf', async ({step, picture}) => {
    const block = canvas.locator('[data-type="core/file"]');
    await wordpress.open('index.php');
    await step(1, async () => {
      await wordpress.edit('Seiten', 'Winterpause');
      await wordpress.insert('Datei');
    });
    await step(2, async () => {
      await upload(block.getByRole('button', {name: 'Hochladen'}), priceList);
      await expect(block.getByText('Herunterladen')).toBeVisible();
    });
    await step(3, async () => {
      const name = block.getByText('preisliste-2027');
      await name.click();
      await unwatched(() => name.press('Control+A'));
      await page.keyboard.type('Preisliste 2027 (PDF)');
    });
    await step(4, () => sidebar.getByLabel('Inline-Einbettung anzeigen').uncheck());
    await picture('pdf', {of: sidebar, width: 390, height: 520, pad: 0});
    await step(5, async ({see}) => {
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
      await unwatched(() => page.goto('/kontakt/'));
      await expect(page.locator('img[src*="tshirt-blau"]')).toHaveCount(0);
    });
    await wordpress.open('index.php');
    await step(2, () => openFile('tshirt-blau'));
    await step(3, async () => {
      page.once('dialog', (dialogue) => void dialogue.accept());
      await button('Endgültig löschen').click();
      await wordpress.settle();
      await expect(file('tshirt-blau')).toHaveCount(0);
    });
  });

  await section('frage-wie-ändere-ich-das-kleine-bild-im-browser-tab-favicon', async () => {
    await logInAsAdministrator(page);
    await wordpress.open('options-general.php');
  });
});
