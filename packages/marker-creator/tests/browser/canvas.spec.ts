import {readFile} from 'node:fs/promises';
import {announcements, labels, pictureProblems} from '../../src/texts';
import {pictureLimits} from '@portal/common/pictures/pictureLimits';
import {address, button, clickAt, load, marker, snippet, start, surface} from './lib/markerCreator';
import {noisyPng} from '../../../../tests/browser/lib/pictures';
import {expect, test} from '../../../../tests/browser/lib/test';

test('a marker is set by keyboard within the crop', async ({page}) => {
  await start(page);
  await button(page, labels.crop).click();
  await page.getByLabel(labels.cropWidth).fill('300');
  await button(page, labels.cropApply).click();
  await surface(page).focus();
  await page.keyboard.press('Enter');
  await expect(snippet(page)).toContainText('markers={[[50, 50]]}');
});

test('a marker is moved by two clicks, without dragging', async ({page}) => {
  await start(page);
  await clickAt(page, 0.5, 0.5);
  await clickAt(page, 0.7, 0.3);
  const left = async () => Number.parseFloat(await marker(page, 1).evaluate((e) => e.style.left));
  const pressed = (is: boolean) =>
    expect(marker(page, 1)).toHaveAttribute('aria-pressed', String(is));
  const mover = button(page, labels.surfaceMoves(1));

  await marker(page, 1).click();
  await pressed(true);
  await expect(page.getByText(announcements.selected(1))).toBeAttached();
  const box = (await mover.boundingBox()) ?? {width: 0, height: 0};
  await mover.click({position: {x: box.width * 0.2, y: box.height * 0.2}});
  await expect(page.getByText(announcements.moved(1))).toBeAttached();
  await pressed(false);
  await expect(marker(page, 3)).toHaveCount(0);
  expect(await left()).toBeCloseTo(20, 0);
  await button(page, labels.undo).click();
  expect(await left()).toBeCloseTo(50, 0);

  for (const end of [
    () => marker(page, 1).click(),
    () => page.keyboard.press('Escape'),
    () => button(page, labels.crop).dblclick(),
    () => marker(page, 1).press('ArrowLeft'),
  ]) {
    await marker(page, 1).click();
    await pressed(true);
    await end();
    await pressed(false);
    await expect(surface(page)).toBeVisible();
  }
});

test('a saved picture is small enough for a page, or it is said that it is not', async ({page}) => {
  // The browser writes pictures with the lowest priority: on a busy machine it takes long.
  test.slow();
  await start(page);
  const save = async (width: number, height: number) => {
    await load(page, {
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await noisyPng(width, height)),
    });
    await expect(page.locator('[data-figure] img')).toHaveAttribute('width', String(width));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, labels.saveWebp).click(),
    ]);
    return (await readFile(await download.path())).length;
  };
  expect(await save(900, 600)).toBeLessThanOrEqual(pictureLimits.bytes);
  await expect(page.getByRole('alert')).toHaveText('');
  const bytes = await save(1300, 900);
  await expect(page.getByRole('alert')).toHaveText(pictureProblems.large(bytes));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what it needs, not that it loads', async ({page}) => {
    await page.goto(address);
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByText(labels.loading)).toBeAttached();
    await expect(page.getByText(labels.loading)).toBeHidden();
  });
});
