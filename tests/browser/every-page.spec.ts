import {pageRoutes} from '../lib/pages';
import {expect, hydrated, test} from './lib/test';

for (const route of pageRoutes) {
  test(`${route} hydrates without a complaint`, async ({page}) => {
    const response = await page.goto(encodeURI(route));
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toBeVisible();
  });
}
