/** @import * as announceRoute from '../../../src/clientModules/announceRoute' */
import type {Page} from '@playwright/test';
import {navbarLink} from '../lib/navbar';
import {desktop, expect, open, phone, test} from '../lib/test';
import {tabTo} from './lib/tabTo';

test.use({viewport: desktop});

const skipLink = 'a[class*=skipToContent]';
const announcement = 'body > [aria-live]';

test.describe('by keyboard alone', () => {
  test('navbar: a link opens its section, which is announced, and the focus goes to its heading', async ({
    page,
  }) => {
    await open(page, '/');
    const title = await page.title();
    await tabTo(page, navbarLink(page, 'email'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/email');
    await expect(page).not.toHaveTitle(title);
    await expect(page.locator(announcement)).toHaveText(await page.title());
    await expect(page.locator('h1')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeInViewport();
    await page.reload();
    await page.keyboard.press('Tab');
    await expect(page.locator(skipLink)).toBeFocused();
    await expect(page.locator(skipLink)).toBeInViewport();
  });

  /** Follows the link that has the focus; the next Tab must go on from the section it leads to. */
  async function expectToGoOnIn(page: Page, id: string): Promise<void> {
    await page.keyboard.press('Enter');
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport();
    await page.keyboard.press('Tab');
    const follows = await heading.evaluate(
      (element) =>
        element.contains(document.activeElement) ||
        Boolean(
          element.compareDocumentPosition(document.activeElement!) &
          Node.DOCUMENT_POSITION_FOLLOWING,
        ),
    );
    expect(follows).toBe(true);
    await expect(page.locator('.markdown :focus')).toBeAttached();
  }

  test('table of contents: an entry leads to its section', async ({page}) => {
    await open(page, '/email/zugangsdaten');
    const entry = page.locator('.table-of-contents a').nth(1);
    await page.locator('.markdown a').last().focus();
    await tabTo(page, entry);
    const target = decodeURIComponent((await entry.getAttribute('href'))?.slice(1) ?? '');
    await expectToGoOnIn(page, target);
  });

  test('a link to a section of another page leads there', async ({page}) => {
    await open(page, '/');
    const link = page.locator('main a[href^="/"][href*="#"]').first();
    const target = decodeURIComponent((await link.getAttribute('href'))?.split('#')[1] ?? '');
    await link.focus();
    await expectToGoOnIn(page, target);
    expect(new URL(page.url()).pathname).not.toBe('/');
  });

  test('mobile menu: opens with the focus inside, Escape closes it and gives it back', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, '/email/webmail');
    const toggle = page.locator('.navbar__toggle');
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar-sidebar :focus')).toBeVisible();
    await tabTo(
      page,
      page.locator('.navbar-sidebar__item:not([inert])').getByRole('link', {name: 'Zugangsdaten'}),
    );
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(toggle).toBeFocused();
  });
});
