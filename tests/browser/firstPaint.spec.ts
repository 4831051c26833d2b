/** @import * as lean from 'docusaurus-lean' */
import type {Page} from '@playwright/test';
import {pageKindList, pageKinds} from '../../scripts/bench/site/pageKinds';
import {labelOf} from './lib/manuals';
import {desktop, expect, open, phone, test} from './lib/test';

test.use({prefetch: true});

/** The bundler's style sheets that the page asks for from now on. */
function askedSheets(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/css/')) {
      asked.push(request.url());
    }
  });
  return asked;
}

test.describe('style sheets', () => {
  test('come with a page that is opened from another one, once', async ({page}) => {
    const asked = askedSheets(page);
    const course = page.locator('footer').getByRole('link', {name: labelOf('schnupperlehre')});
    await open(page, pageKinds.manual);
    await course.click();
    await expect(page.locator('h1')).toHaveText('Schnupperlehre');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/course-styles.'))).toHaveLength(1);
    expect(asked.filter((url) => url.includes('/styles.'))).toEqual([]);

    asked.length = 0;
    await open(page, pageKinds.lesson);
    await course.click();
    await expect(page.locator('h1')).toHaveText('Schnupperlehre');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});

for (const [kind, address] of pageKindList) {
  test(`${kind} (${address}) starts with the style sheets of its HTML`, async ({page}) => {
    await page.setViewportSize(phone);
    const asked = askedSheets(page);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(family).toContain('system-ui');
  });
}

test('a wide window fetches the pictures in view, a phone none of closed sections', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'image' && fetched.push(request.url()),
  );
  const pictures = page.locator('main .markdown [data-figure] img');
  await page.setViewportSize(phone);
  await open(page, pageKinds.manual);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('/assets/images/'))).toEqual([]);
  await page.setViewportSize(desktop);
  await open(page, pageKinds.manual);
  await expect(pictures.first()).toBeInViewport();
  await expect.poll(() => fetched.filter((url) => url.includes('/assets/images/'))).not.toEqual([]);
});
