import {readFile} from 'node:fs/promises';
import {announcements, labels, pictureProblems} from '../../src/texts';
import {pictureLimits} from '@portal/common/pictures/pictureLimits';
import {address, button, clickAt, load, marker, snippet, start, surface} from './lib/markerCreator';
import {noisyPng} from '../../../../tests/browser/lib/pictures';
import {expect, test, whenLaidOut} from '../../../../tests/browser/lib/test';

test('a marker is set by keyboard within the crop', async ({page}) => {
  await start(page);
  await button(page, labels.crop).click();
  await page.getByLabel(labels.cropWidth).fill('300');
  await button(page, labels.cropApply).click();
  await surface(page).focus();
  await page.keyboard.press('Enter');
  await expect(snippet(page)).toContainText('markers={[[50, 50]]}');
});

test('a marker moves as far as the pointer, wherever it is gripped, and not with the right button', async ({
  page,
}) => {
  await start(page);
  await clickAt(page, 0.5, 0.5);
  const box = (await marker(page, 1).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  const drag = async (options: {button: 'left' | 'right'}, by: number) => {
    await page.mouse.move(box.x + 3, box.y + box.height / 2);
    await page.mouse.down(options);
    await page.mouse.move(box.x + 3 + by, box.y + box.height / 2);
    await page.mouse.up(options);
    return ((await marker(page, 1).boundingBox())?.x ?? 0) - box.x;
  };
  expect(await drag({button: 'right'}, 60)).toBe(0);
  expect(Math.abs((await drag({button: 'left'}, 40)) - 40)).toBeLessThan(2);
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

test('neither dragging a marker nor a double click on the picture selects one', async ({page}) => {
  await start(page);
  const box = (await surface(page).boundingBox()) ?? {width: 0, height: 0};
  await surface(page).dblclick({position: {x: box.width / 2, y: box.height / 2}});
  await expect(marker(page, 1)).toHaveAttribute('aria-pressed', 'false');
  await expect(marker(page, 2)).toHaveCount(0);
  const name = await marker(page, 1).getAttribute('aria-label');
  const drag = async (by: number) => {
    const at = (await marker(page, 1).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.move(at.x + at.width / 2 + by, at.y + at.height / 2);
    await page.mouse.up();
  };
  await drag(30);
  await expect(marker(page, 1)).toHaveAttribute('aria-pressed', 'false');
  const dragged = await marker(page, 1).getAttribute('aria-label');
  expect(dragged).not.toBe(name);
  // A click with a hand that trembles.
  await drag(2);
  await expect(marker(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(marker(page, 1)).toHaveAttribute('aria-label', dragged ?? '');
});

test('a marker that is moved by keys stays in sight on an enlarged picture', async ({page}) => {
  await start(page);
  await clickAt(page, 0.5, 0.5);
  for (let level = 0; level < 4; level += 1) {
    await button(page, labels.zoomIn).click();
  }
  await marker(page, 1).focus();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Shift+ArrowRight');
  }
  await expect(marker(page, 1)).toBeInViewport({ratio: 1});
});

test('zooming keeps what is in the middle, and the keyboard sets a marker in sight', async ({
  page,
}) => {
  await start(page);
  /** Place of the picture that is in the middle of what is seen of it. */
  const middle = () =>
    surface(page).evaluate((picture) => {
      const all = picture.getBoundingClientRect();
      const view = picture.closest('[role=group]')?.parentElement?.getBoundingClientRect() ?? all;
      return [
        (view.x + view.width / 2 - all.x) / all.width,
        (view.y + view.height / 2 - all.y) / all.height,
      ].map((fraction) => Math.round(fraction * 50) / 50);
    });
  const press = (label: string) => button(page, label).click();
  await press(labels.zoomIn);
  expect(await middle()).toEqual([0.5, 0.5]);
  await press(labels.zoomIn);
  await surface(page).evaluate((picture) => {
    const view = picture.closest('[role=group]')?.parentElement;
    view?.scrollTo(0.7 * view.scrollWidth - view.clientWidth / 2, 0.6 * view.scrollHeight);
  });
  await whenLaidOut(page);
  const before = await middle();
  expect(before[0]).toBe(0.7);
  for (const label of [labels.zoomIn, labels.zoomIn, labels.zoomOut, labels.zoomIn]) {
    await press(label);
    expect(await middle()).toEqual(before);
  }
  await surface(page).focus();
  await page.keyboard.press('Enter');
  await expect(marker(page, 1)).toBeInViewport({ratio: 1});
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
