import {pageRoutes} from '../lib/pages';
import {pagesInFull} from '../lib/samplePages';
import {complaintsWhenNarrow, overflowing} from './accessibility/lib/reflow';
import {unfold} from './accessibility/lib/unfold';
import {complaintsInEveryView} from './accessibility/lib/views';
import {test} from './lib/sharedPage';
import {expect, hydrated, phone} from './lib/test';

const inFull = pagesInFull();

// One visit for everything that holds on every page: loading a page takes as long as a check of it.
for (const route of pageRoutes) {
  if (inFull.has(route)) {
    test(`${route} hydrates without a complaint and is accessible in every view`, async ({
      page,
    }) => {
      const response = await page.goto(encodeURI(route));
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toBeVisible();
      await unfold(page);
      expect(await complaintsInEveryView(page)).toEqual({});
      expect(await complaintsWhenNarrow(page)).toEqual({});
    });
  } else {
    test(`${route} hydrates without a complaint and fits a phone`, async ({page}) => {
      await page.setViewportSize(phone);
      const response = await page.goto(encodeURI(route));
      expect(response?.status()).toBe(200);
      await hydrated(page);
      expect(await overflowing(page)).toEqual([]);
    });
  }
}
