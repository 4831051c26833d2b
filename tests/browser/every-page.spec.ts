import {pageRoutes} from '../lib/pages';
import {complaintsWhenNarrow} from './accessibility/lib/reflow';
import {unfold} from './accessibility/lib/unfold';
import {complaintsInEveryView} from './accessibility/lib/views';
import {test} from './lib/sharedContext';
import {expect, hydrated} from './lib/test';

/**
 * A run looks at every other page on a telephone, at the rest on a desktop, each in both colour modes:
 * pages of one kind share their components. LONG=1 looks at every page in all four views.
 */
const sizesOf = (index: number) =>
  process.env.LONG ? (['desktop', 'phone'] as const) : ([index % 2 ? 'phone' : 'desktop'] as const);

// One visit for everything that holds on every page: loading a page takes as long as a check of it.
for (const [index, route] of pageRoutes.entries()) {
  test(`${route} hydrates without a complaint and is accessible`, async ({page}) => {
    const response = await page.goto(encodeURI(route));
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toBeVisible();
    await unfold(page);
    expect(await complaintsInEveryView(page, sizesOf(index))).toEqual({});
    expect(await complaintsWhenNarrow(page)).toEqual({});
  });
}
