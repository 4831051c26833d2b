import type {Page} from '@playwright/test';
import {hold} from '../../../../tests/browser/lib/faults';
import {expect, open, test} from '../../../../tests/browser/lib/test';
import {answered, ask, field, hits, openPanel, panel} from './lib/panel';

const panelScript = /docsearch/;
const indexes = /search-index\/docs/;
const start = '/email/webmail';
const query = 'abwesenheit';

/** Waits for the page of the first result of the query. */
async function arrived(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/email\/abwesenheitsmeldung/);
  await expect(panel(page)).toHaveCount(0);
}

/** Waits for results that stay. */
async function stays(page: Page, text: string): Promise<void> {
  await answered(page, text);
  await expect(hits(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue(text);
  await expect(page).toHaveURL(start);
}

test.describe('Enter before the results are there', () => {
  for (const [name, files] of [
    ['the panel', panelScript],
    ['the index', indexes],
  ] as const) {
    test(`${name} is on its way: it opens the first result when it comes`, async ({page}) => {
      const {release} = await hold(page, files);
      await open(page, start);
      await page.keyboard.press('Control+K');
      await page.keyboard.type(query);
      await page.keyboard.press('Enter');
      release();
      await arrived(page);
    });

    test(`${name} is on its way: another key takes it back`, async ({page}) => {
      const {release} = await hold(page, files);
      await open(page, start);
      await page.keyboard.press('Control+K');
      await page.keyboard.type(query);
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowLeft');
      release();
      await stays(page, query);
    });
  }

  test('the index is on its way: Escape takes it back', async ({page}) => {
    const {release} = await hold(page, indexes);
    await open(page, start);
    await openPanel(page);
    await page.keyboard.type(query);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    release();
    await openPanel(page);
    await ask(page, query);
    await stays(page, query);
  });

  test('the index is on its way: a click elsewhere takes it back', async ({page}) => {
    const {release} = await hold(page, indexes);
    await open(page, start);
    await openPanel(page);
    await page.keyboard.type(query);
    await page.keyboard.press('Enter');
    await field(page).click();
    release();
    await stays(page, query);
  });

  test('it opens no result of the query before', async ({page}) => {
    await open(page, start);
    await openPanel(page);
    await ask(page, 'kalender');
    // At once: the answer cannot be there.
    await field(page).evaluate((input: HTMLInputElement, text) => {
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(input, text);
      input.dispatchEvent(new Event('input', {bubbles: true}));
      input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    }, query);
    await arrived(page);
  });
});
