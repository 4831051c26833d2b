import {pageRoutes} from '../../lib/pages';
import {clipped, narrowest, overflowing, spaceText} from './lib/reflow';
import {complaintsInEveryView} from './lib/views';
import {expect, hydrated, test} from '../lib/test';

// Transitions would show axe colours between two modes.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const route of pageRoutes) {
  test(`${route} is accessible in every view`, async ({page}) => {
    const response = await page.goto(encodeURI(route));
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toBeVisible();

    const found = await complaintsInEveryView(page);
    await page.setViewportSize(narrowest);
    found['wider than 320 px'] = await overflowing(page);
    await spaceText(page);
    found['wider than 320 px with text spacing'] = await overflowing(page);
    found['cut off with text spacing'] = await clipped(page);
    expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length))).toEqual({});
  });
}
