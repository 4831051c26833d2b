/** @import * as sections from '../../../src/components/Section/fold' */
import type {Page} from '@playwright/test';
import {ask, hits, openPanel} from '../../../packages/search/tests/browser/lib/panel';
import {complaints} from '../accessibility/lib/axe';
import {expectBelow, marker} from '../lib/figures';
import {desktop, expect, forgive, open, phone, test} from '../lib/test';

/** A page with many tasks. */
const address = '/email/webmail';
const password = {hash: '#passwort', name: 'Passwort ändern'};

const button = (page: Page, name: string) =>
  page.locator('main h2').getByRole('button', {name, exact: true});
const body = (page: Page, hash: string) => page.locator(`${hash}-body`);

test.describe('sections on a phone', () => {
  test.use({viewport: phone});

  test('are closed at first, and open and close one by one, by keyboard too', async ({page}) => {
    await open(page, address);
    const heading = page.getByRole('heading', {name: password.name, level: 2});
    const toggle = heading.getByRole('button');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(body(page, password.hash)).not.toHaveAttribute('open');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(body(page, password.hash).getByRole('list').first()).toBeVisible();
    expect(await complaints(page)).toEqual([]);
    await page.keyboard.press(' ');
    await expect(body(page, password.hash)).not.toHaveAttribute('open');
    await expect(toggle).toBeFocused();
  });

  test('open where the address leads, with the heading at the top', async ({page}) => {
    await open(page, address + password.hash);
    await expect(button(page, password.name)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(password.hash)).toBeInViewport({ratio: 1});
    await expect(page.getByRole('heading', {level: 1})).not.toBeInViewport();
    await expect(page.locator('main [aria-expanded=true]')).toHaveCount(1);
  });

  test('open for a link into them, for the contents, and for a search in the page', async ({
    page,
  }) => {
    await open(page, address);
    await page.locator('.theme-doc-toc-mobile button').click();
    await page.locator(`.theme-doc-toc-mobile a[href="${password.hash}"]`).click();
    await expect(button(page, password.name)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(password.hash)).toBeInViewport();
    // A browser looks for the text of such an address as for one that the reader types.
    await open(page, '/');
    await open(page, `${address}#:~:text=${encodeURIComponent('Verschiebe Nachricht nach')}`);
    await expect(body(page, '#spam')).toHaveAttribute('open');
  });

  test('open for a result of the search on the page itself', async ({page}) => {
    await open(page, address);
    await openPanel(page);
    await ask(page, 'Spam aussortieren');
    await hits(page).locator(`a[href$="${address}#spam"]`).click();
    await expect(body(page, '#spam')).toHaveAttribute('open');
    await expect(page.locator('#spam')).toBeInViewport();
  });

  test('are all open once the window was wide, as on a tablet that is turned and turned back', async ({
    page,
  }) => {
    await open(page, address);
    await page.setViewportSize(desktop);
    await expect(page.locator('[data-section-body]:not([open])')).toHaveCount(0);
    await page.setViewportSize(phone);
    await expect(button(page, password.name)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[data-section-body]:not([open])')).toHaveCount(0);
  });

  test('are known before the page runs, so that nothing moves when it does', async ({
    page,
    problems,
  }) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(address + password.hash);
    await expect(body(page, password.hash).getByRole('listitem').first()).toBeInViewport();
    await expect(page.locator('[data-section-body][open]')).toHaveCount(1);
    await page.getByRole('button', {name: 'Alle Abschnitte öffnen'}).click();
    await expect(page.locator('[data-section-body]:not([open])')).toHaveCount(0);
    forgive(problems, /assets.js|ERR_FAILED/);
  });

  test('are as the reader left them, and so is the place, after a reload', async ({page}) => {
    await open(page, address);
    await button(page, password.name).click();
    await expect(button(page, password.name)).toHaveAttribute('aria-expanded', 'true');
    const line = body(page, password.hash).getByRole('listitem').last();
    await line.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const before = await place();
    expect(before).toBeGreaterThan(0);
    await page.reload();
    await expect(line).toBeInViewport();
    expect(await place()).toBe(before);
  });

  test('are open again on the way back', async ({page}) => {
    await open(page, address);
    await button(page, password.name).click();
    await page.locator('main [data-related] a').first().click();
    await expect(page).not.toHaveURL(address);
    await page.goBack();
    await expect(button(page, password.name)).toHaveAttribute('aria-expanded', 'true');
  });

  test('show their beginning to who comes from further down on another page', async ({page}) => {
    await open(page, '/wordpress');
    await button(page, 'Ich führe den Online-Shop').click();
    await page.getByRole('link', {name: 'Bestellung stornieren', exact: true}).click();
    await expect(button(page, 'Bestellung stornieren')).toBeInViewport();
    await expect(body(page, '#stornieren').getByRole('listitem').first()).toBeInViewport();
  });

  test('numbers of a picture go below the heading that stays', async ({page}) => {
    await open(page, `${address}#schreiben`);
    const heading = page.locator('#schreiben');
    const number = marker(body(page, '#schreiben'), 5);
    await number.scrollIntoViewIfNeeded();
    await expect(heading).toHaveAttribute('data-stays');
    await expectBelow(number, heading);
  });

  test('close from anywhere: the heading stays at the top while its section is read', async ({
    page,
  }) => {
    await open(page, address + password.hash);
    await body(page, password.hash).getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(button(page, password.name)).toBeInViewport();
    await button(page, password.name).click();
    await expect(button(page, password.name)).toBeInViewport();
  });

  test('open all at once', async ({page}) => {
    await open(page, address);
    await page.getByRole('button', {name: 'Alle Abschnitte öffnen'}).click();
    await expect(page.locator('[data-section-body]:not([open])')).toHaveCount(0);
    await page.getByRole('button', {name: 'Alle Abschnitte schliessen'}).click();
    await expect(page.locator('main [aria-expanded=true]')).toHaveCount(0);
  });
});

test('on a wide window all are open, without a button', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, address);
  await expect(page.locator('main h2 button')).toHaveCount(0);
  await expect(body(page, password.hash).getByRole('listitem').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: phone});

  test('all are open', async ({page}) => {
    await page.goto(address);
    await expect(body(page, password.hash).getByRole('listitem').first()).toBeVisible();
  });
});
