/**
 * @import * as addresses from '../../src/plugins/addresses'
 * @import * as notFoundHelp from '../../src/components/NotFoundHelp'
 * @import * as mendAddress from '../../src/clientModules/mendAddress'
 */
import {manualTable} from '@portal/content/manuals';
import {shown} from '../lib/messages';
import {missingPage} from './lib/faults';
import {test as look} from './lib/sharedPage';
import {expect, forgive, hydrated, open, test} from './lib/test';

test.use({prefetch: true});

/** The 404 status that a static host answers before the page corrects the address. */
const forgive404 = (problems: string[]) => forgive(problems, missingPage);

test.describe('rules of the router (2.5)', () => {
  for (const [typed, canonical] of [
    ['/EMAIL/Webmail', '/email/webmail'],
    ['/dev/marker-creator', '/dev/Marker-Creator'],
    ['/dorfplatz/amtliche/einfu\u0308hrung', '/dorfplatz/amtliche/einf%C3%BChrung'],
    ['/typo3/grundlagen/login).', '/typo3/grundlagen/login'],
    ['/Typo3/12.0/Grundlagen/Login?a=b#x', '/typo3/12.0/grundlagen/login?a=b#x'],
  ] as const) {
    look(`${typed} reaches its page, without an error in the console`, async ({page, problems}) => {
      await page.goto(encodeURI(typed));
      await page.waitForURL(`**${canonical}`);
      await hydrated(page);
      await expect(page.locator('h1')).not.toHaveText(shown('theme.NotFound.title'));
      forgive404(problems);
    });
  }

  for (const typed of ['/email/webmail/', '/email/index.html']) {
    look(`${typed} shows the page`, async ({page}) => {
      await open(page, typed);
      await expect(page.locator('h1')).not.toHaveText(shown('theme.NotFound.title'));
    });
  }

  for (const [file, address] of [
    ['/email.html', '/email'],
    ['/email/webmail.html#passwort', '/email/webmail#passwort'],
    ['/index.html', '/'],
    ['/email/webmail.HTML', '/email/webmail'],
    ['/typo3//grundlagen/login', '/typo3/grundlagen/login'],
    ['/typo3%2Fgrundlagen%2flogin', '/typo3/grundlagen/login'],
  ] as const) {
    test(`${file} from a host without redirects shows the page once`, async ({page}) => {
      await page.route(`**${file.split('#')[0]}`, async (route) => {
        const response = await route.fetch({url: new URL(address, route.request().url()).href});
        await route.fulfill({response});
      });
      await open(page, file);
      await expect(page).toHaveURL(address);
      await expect(page.locator('nav.navbar')).toHaveCount(1);
      await expect(page.locator('h1')).not.toHaveText(shown('theme.NotFound.title'));
    });
  }

  test('a path change scrolls to the element named in the hash, else to the top', async ({
    page,
  }) => {
    await open(page, '/email/zugangsdaten');
    const entry = page.locator('.table-of-contents a').last();
    const id = decodeURIComponent((await entry.getAttribute('href'))?.slice(1) ?? '');
    await entry.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/zugangsdaten/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a truly unknown address offers the nearest pages, the search and the manuals', async ({
    page,
    problems,
  }) => {
    await page.goto('/email/abwesenheit');
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(shown('theme.NotFound.title'));
    await expect(page).toHaveTitle(new RegExp(shown('theme.NotFound.title')));
    await expect(page.locator('main')).toContainText(shown('theme.NotFound.p2'));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: /Abwesenheit/}).first()).toHaveAttribute(
      'href',
      '/email/abwesenheitsmeldung',
    );
    await expect(main.getByRole('search')).toBeVisible();
    await expect(main.getByRole('link', {name: manualTable[0]?.label})).toBeVisible();
    forgive404(problems);
  });

  test('a hash that cannot be decoded leaves the page as it is', async ({page}) => {
    await open(page, '/email/zugangsdaten');
    await page.evaluate(() => (location.hash = '#100%'));
    await expect(page).toHaveURL(/#100%25$/);
    await expect(page.locator('h1')).toHaveText('Zugangsdaten');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).not.toHaveText('Zugangsdaten');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Zugangsdaten');
  });
});
