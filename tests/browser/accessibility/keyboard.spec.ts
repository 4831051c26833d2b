/**
 * @import * as dismissibleDropdown from '../../../src/components/Navbar/DismissibleDropdown'
 * @import * as announceRoute from '../../../src/clientModules/announceRoute'
 */
import type {Page} from '@playwright/test';
import {shown} from '../../lib/messages';
import {labelOf} from '../lib/manuals';
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

  test('version dropdown: opens, closes with Escape, leads to the other version', async ({
    page,
  }) => {
    await open(page, '/typo3/grundlagen/login');
    const dropdown = page.locator('nav.navbar .dropdown');
    const button = dropdown.locator('[aria-expanded]');
    const older = dropdown.getByRole('link', {name: labelOf('typo3', '12.0')});
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(older).toBeVisible();
    await tabTo(page, older);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(older).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(older).toBeVisible();
    await tabTo(page, older);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/typo3/12.0/grundlagen/login');
    // The page of the other version has the same heading.
    await expect(page.locator(announcement)).toContainText(labelOf('typo3', '12.0'));
  });

  test('sidebar: a category opens, and its pages follow', async ({page}) => {
    await open(page, '/typo3');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const category = sidebar.getByRole('link', {name: 'Grundlagen'});
    await tabTo(page, category);
    await page.keyboard.press('Tab');
    const caret = page.locator(':focus');
    await expect(caret).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(caret).toHaveAttribute('aria-expanded', 'true');
    const first = sidebar.locator('a[href^="/typo3/grundlagen/"]').first();
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
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

  test('paginator: leads on', async ({page}) => {
    await open(page, '/datenblaetter/seo');
    const next = page.locator('.pagination-nav__link--next');
    const address = await next.getAttribute('href');
    await page.locator('.markdown a').last().focus();
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address ?? '');
  });

  test('search panel: opens with the button, keeps the focus, Escape gives it back', async ({
    page,
  }) => {
    await open(page, '/email/webmail');
    const button = page.getByRole('button', {
      name: shown('theme.SearchBar.label'),
      exact: true,
    });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('passwort');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    // The number of results is told without moving the focus.
    const [, results = ''] = shown('portal.search.count').split('{count} ');
    await expect(dialog.getByRole('status').first()).toContainText(
      results.replace('{query}', 'passwort'),
    );
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toBeVisible();
    await tabTo(page, field);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
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
