import {pageRoutes} from '../lib/pages';
import {complaintsWhenNarrow} from './accessibility/lib/reflow';
import {unfold} from './accessibility/lib/unfold';
import {complaintsInEveryView} from './accessibility/lib/views';
import {test} from './lib/sharedPage';
import {expect, hydrated} from './lib/test';

/** All pages; in a short run those that have changed, and one of each kind. */
const pages = process.env.TEST_PAGES?.split(' ') ?? pageRoutes;

// One visit for everything that holds on every page: loading a page takes as long as a check of it.
for (const route of new Set(pages)) {
  test(`${route} hydrates without a complaint and is accessible in every view`, async ({page}) => {
    const response = await page.goto(encodeURI(route));
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toBeVisible();
    await unfold(page);
    expect(await complaintsInEveryView(page)).toEqual({});
    expect(await complaintsWhenNarrow(page)).toEqual({});
  });
}
