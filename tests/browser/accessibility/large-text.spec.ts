/**
 * @import * as navbar from '../../../src/components/Navbar/MenuControls'
 */
import type {Locator, Page} from '@playwright/test';
import {shown} from '../../lib/messages';
import {browserArguments, findTestBrowser} from '../../../scripts/lib/browser';
import {desktop, expect, open, phone, test} from '../lib/test';
import {field, openPanel} from '../../../packages/search/tests/browser/lib/panel';
import {overflowing} from './lib/reflow';

/** As a reader sets it in the browser: twice the usual size, which style sheets can ask for. */
test.use({
  launchOptions: {
    executablePath: findTestBrowser() ?? undefined,
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
});

const box = async (part: Locator) => (await part.boundingBox())!;

/** The words of a list that are cut over two lines. */
const cutWords = (page: Page, list: string) =>
  page.locator(list).evaluate((element) => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {currentNode: node} = walker;
      for (const {0: word, index} of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
        cut.push(...(lines.size > 1 ? [word] : []));
      }
    }
    return cut;
  });

test('the title of the portal ends before the search', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/email');
  const navbar = page.locator('nav.navbar');
  const title = await box(navbar.locator('.navbar__title').first());
  const search = await box(navbar.getByRole('button', {name: shown('theme.SearchBar.label')}));
  expect(title.x + title.width).toBeLessThanOrEqual(search.x);
});

test('the sidebar cuts no usual word', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, '/schnupperlehre');
  expect(await cutWords(page, '.theme-doc-sidebar-menu')).toEqual([]);
});

test('the fields of the search have room for what is typed', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const ofHome = await box(page.getByRole('searchbox'));
  expect(ofHome.width).toBeGreaterThan(phone.width / 2);
  await openPanel(page);
  const ofPanel = await box(field(page));
  expect(ofPanel.width).toBeGreaterThan(phone.width / 2);
});

test('the menu cuts no word of its own, and its way back is as large as the rest', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/email');
  await page.locator('.navbar__toggle').click();
  const back = page.locator('.navbar-sidebar__back');
  await expect(back).toBeInViewport();
  const sizes = await page
    .locator('.navbar-sidebar__back, .navbar-sidebar .menu__link')
    .evaluateAll((parts) => parts.map((part) => parseFloat(getComputedStyle(part).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThan(28);
  expect(await cutWords(page, '.navbar-sidebar__brand')).toEqual([]);
});

test('no page is wider than the narrowest window', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  for (const address of [
    '/',
    '/email/abwesenheitsmeldung',
    '/schnupperlehre',
    '/schnupperlehre/js-counter',
    '/schnupperlehre/schnupperlehre-Spitzbubenrezept/das-rezept',
    '/schnupperlehre/schnupperlehre-Spitzbubenrezept/home',
    '/schnupperlehre/schnupperlehre-Spitzbubenrezept/theorie',
    '/typo3/inhalte/inhaltselemente/hinweisbox',
    '/typo3/12.0/inhalte/inhaltselemente/breadcrumbs',
    '/typo3/12.0/inhalte/inhaltselemente/youtube',
  ]) {
    await open(page, address);
    expect([address, await overflowing(page)]).toEqual([address, []]);
  }
});
