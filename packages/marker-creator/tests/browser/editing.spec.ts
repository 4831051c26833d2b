import {readFile} from 'node:fs/promises';
import sharp from 'sharp';
import type {Download} from '@playwright/test';
import {
  announcements,
  labels,
  pictureProblems,
  projectHints,
  snippetProblems,
} from '../../src/texts';
import {largestMegapixels} from '../../src/io/loadPicture';
import {unshown} from '@portal/common/pictures/pictureKind.mjs';
import {expect, open, test} from '../../../../tests/browser/lib/test';
import {
  address,
  load,
  start,
  surface,
  marker,
  entry,
  snippet,
  button,
  clickAt,
  keptText,
} from './lib/markerCreator';
import {noisyPng, pngFile} from '../../../../tests/browser/lib/pictures';

async function metadata(download: Download) {
  return sharp(await readFile(await download.path())).metadata();
}

test('a picture becomes a snippet and a WebP', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page);
  await clickAt(page, 0.25, 0.5);
  await expect(entry(page, 1)).toBeFocused();
  await page.keyboard.type('Feld **Benutzername**');
  await clickAt(page, 0.75, 0.2);
  // The focus comes by itself, and would take along what is typed elsewhere.
  await expect(entry(page, 2)).toBeFocused();
  await entry(page, 2).fill('Feld **Passwort**');
  await expect(page.getByText(projectHints.alt)).toBeVisible();
  await page.getByLabel(labels.alt, {exact: true}).fill('Anmeldung mit zwei Feldern');
  await expect(page.getByText(projectHints.alt)).toHaveCount(0);
  const text = (await snippet(page).textContent()) ?? '';
  expect(text).toContain('src="./img/anmeldung-uebersicht.webp"');
  expect(text).toMatch(/markers=\{\[\[2(4\.\d|5)(\.\d)?, (49\.\d|50)(\.\d)?\], \[7(4\.\d|5)/);
  expect(text).toContain('2. Feld **Passwort**');
  await button(page, labels.copySnippet).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  // The preview is the component of the pages, with the legend as a list.
  const preview = page.locator('[data-figure]');
  await expect(preview.getByRole('listitem')).toHaveCount(2);
  await expect(preview.locator('strong').first()).toHaveText('Benutzername');
  const [webp] = await Promise.all([
    page.waitForEvent('download'),
    button(page, labels.saveWebp).click(),
  ]);
  expect(webp.suggestedFilename()).toBe('anmeldung-uebersicht.webp');
  expect(await metadata(webp)).toMatchObject({format: 'webp', width: 1000, height: 500});
});

test('markers move by mouse and by arrow keys, further with Shift', async ({page}) => {
  await start(page);
  await clickAt(page, 0.5, 0.5);
  const box = (await marker(page, 1).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 60, box.y - 30, {steps: 4});
  await page.mouse.up();
  const left = async () => Number.parseFloat(await marker(page, 1).evaluate((e) => e.style.left));
  expect(await left()).toBeLessThan(48);
  await button(page, labels.undo).click();
  expect(await left()).toBeGreaterThan(49);
  const before = await left();
  await marker(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  const small = (await left()) - before;
  await page.keyboard.press('Shift+ArrowRight');
  const large = (await left()) - before - small;
  expect(small).toBeGreaterThan(0);
  expect(large).toBeGreaterThan(5 * small);
  const name = await marker(page, 1).getAttribute('aria-label');
  await expect(page.getByText(name!), 'the new place is said').toBeAttached();
});

test('markers are set, reordered, deleted and brought back by keyboard alone', async ({page}) => {
  await start(page);
  await surface(page).focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 1)).toBeFocused();
  await page.keyboard.type('Eins');
  await surface(page).focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 2)).toBeFocused();
  await page.keyboard.type('Zwei');
  await button(page, labels.upEntry(2)).focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 1)).toHaveValue('Zwei');
  await marker(page, 1).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText(announcements.removed(1))).toBeAttached();
  await expect(entry(page, 1)).toHaveValue('Eins');
  await page.keyboard.press('Control+z');
  await expect(entry(page, 2)).toHaveValue('Eins');
  await page.keyboard.press('Control+y');
  await expect(entry(page, 2)).toHaveCount(0);
});

test('undoing goes on where it takes the focused field away, and after reading a snippet', async ({
  page,
}) => {
  await start(page);
  for (const place of [0.2, 0.5, 0.8]) {
    await clickAt(page, place, 0.5);
  }
  await expect(entry(page, 3)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(marker(page, 3)).toHaveCount(0);
  await expect(surface(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(marker(page, 2)).toHaveCount(0);
  await page.getByRole('heading', {name: labels.preview}).click();
  await page.keyboard.press('Control+Shift+z');
  await expect(marker(page, 2)).toBeVisible();
  await page.getByText(labels.import).click();
  await page.getByLabel(labels.importHelp).fill('<Screenshot src="./img/a.webp" alt="A" />');
  await button(page, labels.importButton).click();
  await expect(marker(page, 1)).toHaveCount(0);
  await expect(button(page, labels.importButton)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(marker(page, 2)).toBeVisible();
});

test('once a picture is chosen the keyboard goes on at it', async ({page}) => {
  await open(page, address);
  await button(page, labels.choose).focus();
  await load(page, await pngFile(1000, 500));
  await expect(surface(page)).toBeFocused();
});

test('a crop changes picture, preview and snippet, and can be undone', async ({page}) => {
  await start(page);
  await clickAt(page, 0.75, 0.5);
  await button(page, labels.crop).click();
  await page.getByLabel(labels.cropWidth).fill('500');
  await page.getByLabel(labels.cropLeft).fill('500');
  await button(page, labels.cropApply).click();
  await expect(snippet(page)).toContainText(/\[\[(49\.\d|50(\.\d)?), /);
  await expect(page.locator('[data-figure] img')).toHaveAttribute('width', '500');
  const [webp] = await Promise.all([
    page.waitForEvent('download'),
    button(page, labels.saveWebp).click(),
  ]);
  expect(await metadata(webp)).toMatchObject({width: 500, height: 500});
  await button(page, labels.undo).click();
  await expect(page.locator('[data-figure] img')).toHaveAttribute('width', '1000');
});

test('a rectangle is drawn for the crop, and zooming makes the picture larger', async ({page}) => {
  await start(page);
  const width = async () => (await surface(page).boundingBox())?.width ?? 0;
  const before = await width();
  await button(page, labels.crop).click();
  await surface(page).scrollIntoViewIfNeeded();
  const box = (await surface(page).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.25);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.75, {steps: 3});
  await page.mouse.up();
  await expect(page.getByLabel(labels.cropWidth)).toHaveValue(/^(499|500|501)$/);
  await button(page, labels.cancel).click();
  await button(page, labels.zoomIn).click();
  expect(await width()).toBeGreaterThan(before * 1.4);
});

test('work survives a reload and is offered back', async ({page}) => {
  await start(page);
  await clickAt(page, 0.5, 0.5);
  await entry(page, 1).fill('Bleibt');
  await expect.poll(() => keptText(page)).toBe('Bleibt');
  await page.reload();
  await expect(button(page, labels.restore)).toBeVisible();
  // Nothing new begins before the editor has decided: it would take the place of the earlier work.
  await expect(button(page, labels.choose)).toHaveCount(0);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File([''], 'neu.png', {type: 'image/png'}));
    document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true}));
  });
  await expect(page.getByText(labels.decideFirst)).toBeVisible();
  await button(page, labels.restore).click();
  await expect(page.getByText(labels.decideFirst)).toHaveCount(0);
  await expect(surface(page)).toBeFocused();
  await expect(entry(page, 1)).toHaveValue('Bleibt');
  await page.reload();
  await button(page, labels.discard).click();
  await expect(button(page, labels.choose)).toBeFocused();
  await page.reload();
  await expect(button(page, labels.choose)).toBeVisible();
  await expect(button(page, labels.restore)).toHaveCount(0);
});

test('a snippet is taken up, and a wrong one says why', async ({page}) => {
  await start(page);
  await page.getByText(labels.import).click();
  const field = page.getByLabel(labels.importHelp);
  await field.fill('<Screenshot src="./img/a.webp" markers={[[1, 2]]}>\n\n</Screenshot>');
  await button(page, labels.importButton).click();
  await expect(page.getByRole('alert')).toHaveText(snippetProblems.count(1, 0));
  await expect(field).not.toHaveValue('');
  await field.fill(
    '<Screenshot src="./img/login.webp" alt="Anmeldung" markers={[[10, 20], [30, 40]]}>\n\n1. Eins\n2. Zwei\n\n</Screenshot>',
  );
  await button(page, labels.importButton).click();
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(entry(page, 2)).toHaveValue('Zwei');
  await expect(snippet(page)).toContainText('[[10, 20], [30, 40]]');
});

test('bad files say why in one sentence, and nothing is lost', async ({page}) => {
  await start(page);
  await clickAt(page, 0.5, 0.5);
  await entry(page, 1).fill('Bleibt');
  const alert = page.getByRole('alert');
  const text = {name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('Hallo')};
  await load(page, text);
  await expect(alert).toHaveText(pictureProblems.notPicture('brief.txt'));
  const document = {name: 'brief.png', mimeType: 'image/png', buffer: Buffer.from('%PDF')};
  await load(page, document);
  const {is, remedy} = unshown('pdf')!;
  await expect(alert).toHaveText(pictureProblems.otherKind('brief.png', is, remedy));
  const {buffer} = await pngFile(400, 300);
  const damaged = {name: 'kaputt.png', mimeType: 'image/png', buffer: buffer.subarray(0, 20)};
  await load(page, damaged);
  await expect(alert).toHaveText(pictureProblems.damaged('kaputt.png'));
  // A browser shows the first part of it and says nothing.
  const noise = await noisyPng(400, 300);
  await load(page, {
    ...damaged,
    name: 'halb.png',
    buffer: Buffer.from(noise.subarray(0, noise.length / 2)),
  });
  await expect(alert).toHaveText(pictureProblems.damaged('halb.png'));
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await load(page, {name: 'logo.svg', mimeType: 'image/svg+xml', buffer: drawing});
  await expect(alert).toHaveText(pictureProblems.notPicture('logo.svg'));
  await load(page, await pngFile(8000, 6250, 'riesig.png'));
  await expect(alert).toHaveText(pictureProblems.tooLarge(50, largestMegapixels));
  await expect(entry(page, 1)).toHaveValue('Bleibt');
  await expect(page.locator('[data-figure] img')).toHaveAttribute('width', '1000');
});
