import type {Page} from '@playwright/test';
import {expect, open, test} from '../../../../tests/browser/lib/test';
import {ask, button, field, hits, panel, seeAll} from './lib/panel';

const login = '/typo3/grundlagen/login';

test.describe('search panel on a phone', () => {
  test.use({viewport: {width: 320, height: 640}, hasTouch: true, isMobile: true});

  test('fills the screen and scrolls in one direction only', async ({page}) => {
    await open(page, login);
    await button(page).tap();
    await expect(field(page)).toBeFocused();
    await ask(page, 'passwort');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await hits(page).first().tap();
    await expect(panel(page)).toHaveCount(0);
  });

  test.describe('opened on a page without one before it', () => {
    /** Opens the panel with results on the first page of a visit. */
    async function search(page: Page): Promise<void> {
      await page.goto('about:blank');
      await open(page, login);
      await button(page).tap();
      await ask(page, 'dateiliste');
    }

    test('«back» closes it, then leaves the page', async ({page}) => {
      await search(page);
      await page.goBack();
      await expect(panel(page)).toHaveCount(0);
      await expect(page).toHaveURL(login);
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    });

    for (const [name, link] of [
      ['a result', (page: Page) => hits(page).first().getByRole('link')],
      ['all results', seeAll],
    ] as const) {
      test(`«back» from ${name} meets the page once`, async ({page}) => {
        await search(page);
        await link(page).tap();
        await expect(panel(page)).toHaveCount(0);
        await expect(page).not.toHaveURL(login);
        await expect(page.locator('.navbar :focus')).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveURL(login);
        await page.goBack();
        await expect(page).toHaveURL('about:blank');
      });
    }
  });
});
