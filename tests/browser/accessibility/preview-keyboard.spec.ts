import type {FrameLocator, Page} from '@playwright/test';
import type {ElementType} from '../../../src/components/ElementPreview/types';
import {shown} from '../../lib/messages';
import {openPreview} from '../lib/previews';
import {desktop, expect, test} from '../lib/test';
import {tabTo} from './lib/tabTo';

test.use({viewport: desktop});

/** Shows a live example, puts the focus on the last stop before it, and gives the example's document. */
async function reachPreview(page: Page, type: ElementType): Promise<FrameLocator> {
  const {figure, content} = await openPreview(page, type);
  await figure.getByRole('button', {name: shown('portal.preview.computer')}).focus();
  return content;
}

test.describe('live examples by keyboard alone', () => {
  test('tabs: arrow keys choose, Tab goes to the text, and on to the end of the page', async ({
    page,
  }) => {
    const example = await reachPreview(page, 'tabs');
    const tabs = example.getByRole('tab');
    await tabTo(page, tabs.first());
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await expect(example.getByRole('tabpanel')).toBeFocused();
    // The focus comes out of the example again and reaches the end of the page.
    await tabTo(page, page.locator('.pagination-nav__link').last());
  });

  test('accordion: Enter opens and closes', async ({page}) => {
    const example = await reachPreview(page, 'accordion');
    const title = example.locator('details:not([open]) > summary').first();
    await tabTo(page, title);
    const entry = example.locator('details', {has: example.locator('summary:focus')});
    await page.keyboard.press('Enter');
    await expect(entry).toHaveAttribute('open', '');
    await page.keyboard.press('Enter');
    await expect(entry).not.toHaveAttribute('open', '');
  });

  for (const [type, next] of [
    ['slider', 'Nächstes Bild'],
    ['carousel', 'Weiter'],
  ] as const) {
    test(`${type}: the button shows the next picture and says which`, async ({page}) => {
      const example = await reachPreview(page, type);
      await tabTo(page, example.getByRole('button', {name: next}));
      await page.keyboard.press('Enter');
      await expect(example.getByRole('status')).toHaveText(/^2 von \d/);
    });
  }

  test('hero: the button on the picture can be reached', async ({page}) => {
    const example = await reachPreview(page, 'hero');
    await tabTo(page, example.getByRole('link'));
  });
});
