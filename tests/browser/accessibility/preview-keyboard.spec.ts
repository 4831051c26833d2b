import type {FrameLocator, Page} from '@playwright/test';
import {desktop, expect, open, test} from '../lib/test';
import {tabTo} from './lib/tabTo';

test.use({viewport: desktop});

const folder = '/typo3/inhalte/inhaltselemente';

/** Opens a page with a live example and gives the example's document. */
async function openPreview(page: Page, address: string): Promise<FrameLocator> {
  await open(page, address);
  const frame = page.locator('main iframe[loading=lazy]').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('body > *').first()).toBeAttached();
  return frame.contentFrame();
}

/** The focus comes out of the example again and reaches the end of the page. */
const leave = (page: Page) => tabTo(page, page.locator('.pagination-nav__link').last());

test.describe('live examples by keyboard alone', () => {
  test('tabs: arrow keys choose, Tab goes to the text', async ({page}) => {
    const example = await openPreview(page, `${folder}/tabs`);
    const tabs = example.getByRole('tab');
    await tabTo(page, tabs.first());
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(example.getByRole('tabpanel')).toBeFocused();
    await leave(page);
  });

  test('accordion: Enter opens and closes', async ({page}) => {
    const example = await openPreview(page, `${folder}/accordions`);
    const title = example.locator('details:not([open]) > summary').first();
    await tabTo(page, title);
    const entry = example.locator('details', {has: example.locator('summary:focus')});
    await page.keyboard.press('Enter');
    await expect(entry).toHaveAttribute('open', '');
    await page.keyboard.press('Enter');
    await expect(entry).not.toHaveAttribute('open', '');
    await leave(page);
  });

  for (const [name, next] of [
    ['slider', 'Nächstes Bild'],
    ['karussell', 'Weiter'],
  ] as const) {
    test(`${name}: the button shows the next picture and says which`, async ({page}) => {
      const example = await openPreview(page, `${folder}/${name}`);
      await tabTo(page, example.getByRole('button', {name: next}));
      await page.keyboard.press('Enter');
      await expect(example.getByRole('status')).toHaveText(/^2 von \d/);
      await leave(page);
    });
  }

  test('modal: takes the focus, Escape gives it back', async ({page}) => {
    const example = await openPreview(page, `${folder}/hinweisfenster`);
    const opener = example.getByRole('button').first();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(example.getByRole('dialog').locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(example.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
    await leave(page);
  });
});
