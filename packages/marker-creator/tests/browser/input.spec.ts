import {announcements, labels} from '../../src/texts';
import {address, start, surface, marker, entry, button, clickAt} from './lib/markerCreator';
import {pngFile} from '../../../../tests/browser/lib/pictures';
import {expect, open, phone, test} from '../../../../tests/browser/lib/test';

test('a picture is taken from the clipboard and by drag and drop', async ({page}) => {
  await open(page, address);
  await expect(button(page, labels.choose)).toBeVisible();
  const {buffer} = await pngFile(320, 200);
  const send = (type: 'paste' | 'drop') =>
    page.evaluate(
      ([bytes, kind]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'image.png', {type: 'image/png'}));
        const target = document.querySelector('[data-marker-creator]') ?? document.body;
        target.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', {clipboardData: data, bubbles: true})
            : new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}),
        );
      },
      [[...buffer], type] as const,
    );
  await send('paste');
  await expect(page.getByText(announcements.loaded(320, 200))).toBeAttached();
  // What every browser calls a bitmap of the clipboard is no name of a file.
  await expect(page.getByLabel(labels.name, {exact: true})).toHaveValue('bild');
  await button(page, labels.clear).click();
  await button(page, labels.clearSure).click();
  await expect(button(page, labels.choose)).toBeVisible();
  await send('drop');
  await expect(surface(page)).toBeVisible();
});

test('a size of the crop is typed digit by digit, and undoing stays possible', async ({page}) => {
  await start(page);
  await button(page, labels.crop).click();
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, {exact: true});
    await field.selectText();
    await field.pressSequentially(text);
    await expect(field).toHaveValue(text);
  };
  await type(labels.cropLeft, '100');
  await type(labels.cropWidth, '800');
  await type(labels.cropTop, '150');
  await type(labels.cropHeight, '900');
  await page.keyboard.press('Enter');
  const values = [labels.cropLeft, labels.cropTop, labels.cropWidth, labels.cropHeight];
  for (const [index, value] of ['100', '0', '800', '500'].entries()) {
    await expect(page.getByLabel(values[index] ?? '', {exact: true})).toHaveValue(value);
  }
  await button(page, labels.cropApply).click();
  await expect(page.locator('[data-figure] img')).toHaveAttribute('width', '800');
  await button(page, labels.undo).click();
  // Looking at the name changes nothing.
  await page.getByLabel(labels.name, {exact: true}).focus();
  await page.getByLabel(labels.name, {exact: true}).blur();
  await button(page, labels.redo).click();
  await expect(page.locator('[data-figure] img')).toHaveAttribute('width', '800');
});

test('the focus goes on where a pressed button goes away', async ({page}) => {
  await start(page);
  const press = async (name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  for (const end of [labels.cropApply, labels.cancel]) {
    await press(labels.crop);
    await press(end);
    await expect(button(page, labels.crop)).toBeFocused();
  }
  await press(labels.clear);
  await expect(button(page, labels.clear)).toBeFocused();
  await press(labels.cancel);
  await expect(button(page, labels.clear)).toBeFocused();
  await press(labels.clear);
  await press(labels.clearSure);
  await expect(button(page, labels.choose)).toBeFocused();
});

test('a step back and forth is announced, and only where there is one', async ({page}) => {
  await start(page);
  await clickAt(page, 0.5, 0.5);
  const said = (text: string) => expect(page.getByText(text, {exact: true})).toHaveCount(1);
  await page.keyboard.press('Control+Y');
  await said(announcements.added(1));
  await page.keyboard.press('Control+Z');
  await said(announcements.undo);
  await page.keyboard.press('Control+Z');
  await said(announcements.undo);
  await button(page, labels.redo).click();
  await said(announcements.redo);
  await button(page, labels.undo).click();
  await said(announcements.undo);
  // Nothing is left to undo.
  await page.keyboard.press('Enter');
  await said(announcements.undo);
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('a marker is set and moved with a finger', async ({page}) => {
    await start(page);
    await surface(page).scrollIntoViewIfNeeded();
    const box = (await surface(page).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    await surface(page).tap({position: {x: box.width / 2, y: box.height / 2}});
    await expect(entry(page, 1)).toBeVisible();
    // The keyboard on the screen would cover the picture.
    await expect(entry(page, 1)).not.toBeFocused();
    const devtools = await page.context().newCDPSession(page);
    const from = {x: box.x + box.width / 2, y: box.y + box.height / 2};
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: {x: number; y: number}[],
    ) => devtools.send('Input.dispatchTouchEvent', {type, touchPoints: points});
    await touch('touchStart', [from]);
    await touch('touchMove', [{x: from.x + 20, y: from.y}]);
    await touch('touchMove', [{x: from.x + 80, y: from.y}]);
    await touch('touchEnd', []);
    const left = () => marker(page, 1).evaluate((e) => Number.parseFloat(e.style.left));
    await expect.poll(left).toBeGreaterThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
