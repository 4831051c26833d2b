/**
 * @import * as analytics from '../../../src/analytics/plugin'
 * @import * as env from '../../../src/config/env'
 */
import type {Route} from '@playwright/test';
import {choiceKey} from '../../../src/analytics/permission';
import {missing, unreachable} from '../lib/faults';
import {fixture} from '../lib/fixture';
import {colorToggle} from '../lib/navbar';
import {expect, forgive, hydrated, open, test} from '../lib/test';

test.use({prefetch: true});

test.describe('network', () => {
  for (const [how, answer] of [
    ['unreachable', (route: Route) => route.abort('connectionrefused')],
    ['hanging', () => {}],
  ] as const) {
    test(`every other host ${how}: pages open, and the reader goes on`, async ({
      page,
      problems,
    }) => {
      const asked = new Set<string>();
      await page.addInitScript((key) => localStorage.setItem(key, 'granted'), choiceKey);
      await page.route(
        (url) => url.hostname !== 'localhost',
        (route) => {
          asked.add(new URL(route.request().url()).hostname);
          return answer(route);
        },
      );
      await page.goto(fixture('typo3/grundlagen/login'), {waitUntil: 'commit'});
      await hydrated(page);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(/login/);
      await expect(page.locator('h1')).toBeVisible();
      // Both were wanted: Google's script and the widget's.
      await expect.poll(() => asked.size).toBe(2);
      forgive(
        problems,
        unreachable(/\/(?:www\.googletagmanager\.com|widget\.example)\//, 'ERR_CONNECTION_REFUSED'),
      );
    });
  }

  test('offline after the first load: the page stays, and works again online', async ({
    page,
    context,
    problems,
  }) => {
    await open(page, '/email');
    await context.setOffline(true);
    await colorToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.table-of-contents a').first().click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator('h1')).toBeAttached();
    await context.setOffline(false);
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Webmail'}).click();
    await page.waitForURL('/email/webmail');
    await expect(page.locator('h1')).toHaveText(/Webmail/);
    forgive(problems, unreachable(/\/assets\//, 'ERR_INTERNET_DISCONNECTED'));
  });

  test('a wrong base address shows the banner', async ({page, problems}) => {
    // The site was built for / but lies in a folder, so that its files are not where it looks for them.
    await page.route('**/unterordner/', async (route) => {
      const response = await route.fetch({url: new URL('/', route.request().url()).href});
      await route.fulfill({response});
    });
    await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.goto('/unterordner/');
    const banner = page.getByRole('alert');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('Eingestellt ist /, aufgerufen wurde /unterordner/.');
    await expect(banner).toHaveCount(1);
    forgive(problems, missing(/\/assets\//));
  });
});
