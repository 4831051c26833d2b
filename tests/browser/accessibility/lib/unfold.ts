import {expect, type Page} from '@playwright/test';

/** Places of live editors, which load when a reader comes near. */
const editorPlaces = '[data-size=example], [data-size=exercise]';

/** Opens closed answers and loads what waits for a reader to come near: previews and editors. */
export async function unfold(page: Page): Promise<void> {
  await page
    .locator('main details:not([open]) > summary')
    .evaluateAll((summaries: HTMLElement[]) => summaries.forEach((summary) => summary.click()));
  for (const place of await page.locator(editorPlaces).all()) {
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator('.cm-editor').first()).toBeAttached();
  }
  for (const preview of await page.locator('main iframe[loading=lazy]').all()) {
    await preview.scrollIntoViewIfNeeded();
    await expect(preview.contentFrame().locator('body > *').first()).toBeAttached();
  }
}
