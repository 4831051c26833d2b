/** @import * as portal from '../../docusaurus.config' */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {choiceKey} from '../../src/analytics/permission';
import {shown} from '../lib/messages';
import {enlarge} from './lib/figures';
import {at, fixtureOrigin, silenceServices} from './lib/fixture';
import {colorToggle} from './lib/navbar';
import {desktop, expect, open, phone, test} from './lib/test';
import {ask, openPanel, panel} from '../../packages/search/tests/browser/lib/panel';

// The policy forbids fonts and styles that are not the portal's.
test.use({bypassCSP: true, fresh: true, viewport: desktop});

/** Stored pictures show the portal's texts in fonts of the project: another computer has others. */
const fonts = [
  ['Source Sans 3', '@fontsource/source-sans-3/files/source-sans-3-latin', 400],
  ['Source Sans 3', '@fontsource/source-sans-3/files/source-sans-3-latin', 600],
  ['Source Sans 3', '@fontsource/source-sans-3/files/source-sans-3-latin', 700],
  ['Source Code Pro', '@fontsource/source-code-pro/files/source-code-pro-latin', 400],
] as const;

const faces = fonts.map(([family, file, weight]) => {
  const data = readFileSync(`node_modules/${file}-${weight}-normal.woff2`, 'base64');
  return `@font-face {font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data})}`;
});

const style = `
  :root {
    --portal-font: 'Source Sans 3' !important;
    --portal-font-heading: 'Source Sans 3' !important;
    --portal-font-mono: 'Source Code Pro' !important;
  }
  /* The day of the last commit, and what is found in manuals that editors change. */
  .theme-last-updated, .DocSearch-Hits ~ .DocSearch-Hits, li:has(h2) ~ li, main p:has(~ [aria-live]),
  [aria-live] ~ p {
    visibility: hidden;
  }
`;

/** Opens a page with these fonts. */
async function openDrawn(page: Page, address: string): Promise<void> {
  await silenceServices(page);
  await page.addInitScript((key) => localStorage.setItem(key, 'denied'), choiceKey);
  await open(page, address);
  await page.addStyleTag({content: [...faces, style].join('\n')});
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
}

const address = `${fixtureOrigin}${at('zustaende')}`;

test('the mouse on a heading', async ({page}) => {
  await openDrawn(page, address);
  const heading = page.getByRole('heading', {name: 'Passwort ändern'});
  await heading.hover();
  await expect(heading).toHaveScreenshot('heading.png');
});

test('dark', async ({page}) => {
  await openDrawn(page, address);
  await colorToggle(page).click();
  await page.mouse.move(0, 0);
  await expect(page.locator('article')).toHaveScreenshot('dark.png');
});

test('print', async ({page}) => {
  await openDrawn(page, address);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('article')).toHaveScreenshot('print.png');
});

test('an enlarged picture', async ({page}) => {
  await openDrawn(page, address);
  await enlarge(page).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(page).toHaveScreenshot('enlarged.png');
});

test('a step in the small window', async ({page}) => {
  await openDrawn(page, address);
  const button = page.getByRole('button', {name: shown('portal.window.open')});
  const [small] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await expect(small.getByText('Schritt 1 von 3')).toBeVisible();
  await expect(small.getByRole('main')).toHaveScreenshot('small-window.png');
});

test('the menu of a phone', async ({page}) => {
  await page.setViewportSize(phone);
  await openDrawn(page, address);
  await page.locator('.navbar__toggle').click();
  await expect(page).toHaveScreenshot('menu.png');
});

test('the search panel with suggestions', async ({page}) => {
  await openDrawn(page, '/');
  await openPanel(page);
  await ask(page, 'passwort ändern');
  await expect(panel(page)).toHaveScreenshot('panel.png');
});

test('results of the search', async ({page}) => {
  await openDrawn(page, '/search?q=passwort');
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await expect(page).toHaveScreenshot('results.png');
});
