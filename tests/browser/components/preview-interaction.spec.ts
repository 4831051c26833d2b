/** @import * as elementPreview from '../../../src/components/ElementPreview' */
import {shown} from '../../lib/messages';
import {openPreview} from '../lib/previews';
import {desktop, expect, open, phone, test, withMotion} from '../lib/test';

test.use(withMotion);

test('flip card: turns by keyboard and back, and shows one side at a time', async ({page}) => {
  const {content} = await openPreview(page, 'flip-card');
  const card = content.locator('.flip').first();
  const front = card.locator('.front');
  const back = card.locator('.back');
  await expect(back).toBeHidden();
  await card.press('Enter');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(back).toBeVisible();
  await expect(front).toBeHidden();
  await expect(front).toHaveAttribute('aria-hidden', 'true');
  await card.press('Space');
  await expect(front).toBeVisible();
  await expect(back).toBeHidden();
});

test('the frame grows with what is opened in it', async ({page}) => {
  const {content} = await openPreview(page, 'accordion');
  const body = content.locator('body');
  const height = () => body.evaluate((e: HTMLElement) => e.offsetHeight);
  const before = await height();
  for (const answer of await content.locator('summary').all()) {
    await answer.click();
  }
  await expect.poll(height).toBeGreaterThan(before);
  await expect
    .poll(() => body.evaluate((e: HTMLElement) => e.offsetHeight - innerHeight))
    .toBeLessThanOrEqual(1);
});

test('an example appears on a page that a link has opened', async ({page}) => {
  await open(page, '/typo3/inhalte/inhaltselemente/accordions');
  await page.locator('.pagination-nav__link--next').click();
  const example = page.locator('figure[data-type="image"]').frameLocator('iframe');
  await expect(example.locator('body > *').first()).toBeAttached();
});

for (const [type, sentence] of [
  ['video', /^Hier läuft das Video/],
  ['map', /^Hier erscheint die Karte/],
] as const) {
  test(`${type}: the placeholder gives way to the content, which keeps the focus`, async ({
    page,
  }) => {
    const {content} = await openPreview(page, type);
    await expect(content.getByText(sentence)).toHaveCount(0);
    await content.getByRole('button').press('Enter');
    await expect(content.getByText(sentence)).toBeFocused();
    await expect(content.getByRole('button')).toHaveCount(0);
  });
}

for (const viewport of [desktop, phone]) {
  test(`a device's width, fitted into a page of ${viewport.width} pixels`, async ({page}) => {
    await page.setViewportSize(viewport);
    const {figure, frame, content} = await openPreview(page, 'columns');
    const innerWidth = () => content.locator('body').evaluate(() => window.innerWidth);
    const room = async () => (await figure.boundingBox())?.width ?? 0;
    const full = await innerWidth();
    for (const [name, width] of [
      [shown('portal.preview.phone'), 375],
      [shown('portal.preview.tablet'), 768],
      [shown('portal.preview.computer'), 1200],
    ] as const) {
      const button = figure.getByRole('button', {name});
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(figure.locator('[aria-pressed=true]')).toHaveCount(1);
      await expect.poll(innerWidth).toBe(width);
      // As wide as the page allows, whatever the website in it believes.
      await expect
        .poll(async () => (await frame.boundingBox())?.width ?? Infinity)
        .toBeLessThanOrEqual(Math.min(width, await room()) + 1);
    }
    await figure.getByRole('button', {name: shown('portal.preview.computer')}).click();
    await expect(figure.locator('[aria-pressed=true]')).toHaveCount(0);
    await expect.poll(innerWidth).toBe(full);
  });
}
