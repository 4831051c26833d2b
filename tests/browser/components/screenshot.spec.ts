/**
 * @import * as screenshot from '../../../src/components/Screenshot'
 * @import * as figure from '../../../src/components/Figure/context'
 */
import {shown} from '../../lib/messages';
import type {Locator, Page} from '@playwright/test';
import {enlarge, expectBelow, legendNumber, marker, reference} from '../lib/figures';
import {test as look} from '../lib/sharedPage';
import {
  desktop,
  expect,
  open,
  openSections,
  phone,
  test,
  whenLaidOut,
  withMotion,
} from '../lib/test';

test.use(withMotion);

const address = '/typo3/grundlagen/login';
const figure = (page: Page) => page.locator('main [data-figure]').first();
const entry = (within: Locator, n: number) => within.getByRole('listitem').nth(n - 1);
const active = /.*/;

test('numbers go below the buttons of a low small window', async ({page}) => {
  await open(page, '/insembel-engadin/admin/angebot');
  const [small] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('button', {name: shown('portal.window.open')})
      .first()
      .click(),
  ]);
  await small.setViewportSize({width: 430, height: 240});
  const next = small.getByRole('button', {name: shown('portal.window.next')});
  await next.click();
  await expectBelow(marker(small.getByRole('figure'), 1), next.locator('..'));
});

test.describe('highlighting', () => {
  test('a number in the text highlights and leads to the picture', async ({page}) => {
    await open(page, address);
    const inText = reference(page.locator('main'), 3).first();
    await inText.hover();
    await expect(marker(figure(page), 3)).toHaveAttribute('data-active', active);
    await expect(entry(figure(page), 3)).toHaveAttribute('data-active', active);
    await inText.click();
    await expect(page).toHaveURL(/-nr-3$/);
    await expect(marker(figure(page), 3)).toBeInViewport();
  });
});

test.describe('enlarged', () => {
  look(
    'opens with numbers and legend, closes with Escape, and the focus returns',
    async ({page}) => {
      await open(page, address);
      await enlarge(figure(page)).focus();
      await page.keyboard.press('Space');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveAccessibleName(/Anmeldemaske von TYPO3/);
      await expect(dialog.locator(':focus')).toBeVisible();
      await marker(dialog, 2).hover();
      await expect(entry(dialog, 2)).toHaveAttribute('data-active', active);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(enlarge(figure(page))).toBeFocused();
    },
  );

  look(
    'a number leads to its entry without leaving its passing anchor in the address',
    async ({page}) => {
      await open(page, address);
      await enlarge(figure(page)).click();
      const dialog = page.getByRole('dialog');
      await marker(dialog, 2).click();
      await expect(legendNumber(dialog, 2)).toBeFocused();
      await legendNumber(dialog, 3).click();
      await expect(marker(dialog, 3)).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
    },
  );

  look('the page behind stays where it is', async ({page}) => {
    await open(page, address);
    const opener = enlarge(page.locator('main [data-figure]').nth(2));
    await opener.focus();
    await whenLaidOut(page);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // The room of a scroll bar is kept, and nothing of the dialog lies there.
    const right = (element: Element) => element.getBoundingClientRect().right;
    expect(await dialog.evaluate(right)).toBe(await page.locator('html').evaluate(right));
    await page.mouse.move(300, 400);
    for (let turn = 0; turn < 6; turn++) {
      await page.mouse.wheel(0, 250);
      await whenLaidOut(page);
    }
    await page.keyboard.press('End');
    await whenLaidOut(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('a click beside the picture closes, one on picture or legend does not', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, address);
    await enlarge(figure(page)).click();
    const dialog = page.getByRole('dialog');
    const picture = dialog.locator('img');
    await picture.click({position: {x: 5, y: 5}});
    const {x, y} = (await picture.boundingBox())!;
    // Text of the legend is marked, to beyond its edge.
    await dialog.locator('li').first().hover();
    await page.mouse.down();
    await page.mouse.move(x - 12, y + 40);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(x - 12, y + 40);
    await expect(dialog).toHaveCount(0);
  });
});

for (const [device, viewport] of Object.entries({phone, desktop})) {
  test(`no picture is smaller enlarged than in the page: ${device}`, async ({page}) => {
    await page.setViewportSize(viewport);
    await (device === 'phone' ? openSections : open)(page, address);
    const dialog = page.getByRole('dialog');
    const original = dialog.getByRole('button', {name: shown('portal.screenshot.original')});
    const width = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0;
    for (const shot of await page.locator('main [data-figure]:has(img)').all()) {
      await shot.scrollIntoViewIfNeeded();
      const inline = await width(shot.locator('img').first());
      await enlarge(shot).click();
      // As it opens, and the other way.
      await expect(dialog).toBeVisible();
      expect(await width(dialog.locator('img').first())).toBeGreaterThanOrEqual(inline);
      await original.click();
      expect(await width(dialog.locator('img').first())).toBeGreaterThanOrEqual(inline);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}

test('numbers of an enlarged picture without a legend lead nowhere', async ({page}) => {
  await open(page, '/email/webmail');
  const bare = page.locator('main [data-figure]:not(:has(li)):has(a[aria-label])').first();
  await enlarge(bare).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1', {exact: true}).first()).toBeVisible();
  await expect(dialog.locator('a[href]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('opens by tap and is zoomed with two fingers', async ({page}) => {
    await openSections(page, address);
    await enlarge(figure(page)).tap();
    const dialog = page.getByRole('dialog');
    await expect(marker(dialog, 1)).toBeVisible();
    const scale = () => page.evaluate(() => visualViewport?.scale ?? 1);
    expect(await scale()).toBe(1);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.synthesizePinchGesture', {x: 190, y: 300, scaleFactor: 2});
    await expect.poll(scale).toBeGreaterThan(1.5);
  });

  test('«back» leads to the page that was opened directly, then away from it', async ({page}) => {
    await page.goto('about:blank');
    await openSections(page, address);
    const dialog = page.getByRole('dialog');
    await enlarge(figure(page)).tap();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('a tap on a number leads to its entry', async ({page}) => {
    await openSections(page, address);
    await marker(figure(page), 3).tap();
    await expect(entry(figure(page), 3)).toBeInViewport();
    await expect(page).toHaveURL(/-legende-3$/);
  });
});
