/** @import * as uiSketch from '../../../src/components/UiSketch' */
import {contrast} from '../../lib/contrast';
import {legendNumber, marker} from '../lib/figures';
import {test as look} from '../lib/sharedPage';
import {expect, open, test} from '../lib/test';

look('a number of a sketch and its entry highlight each other', async ({page}) => {
  await open(page, '/typo3/grundlagen/backend');
  const sketch = page.locator('main [data-figure]').first();
  await marker(sketch, 2).hover();
  await expect(sketch.getByRole('listitem').nth(1)).toHaveAttribute('data-active', /.*/);
  await page.mouse.move(0, 0);
  await legendNumber(sketch, 1).focus();
  await expect(marker(sketch, 1)).toHaveAttribute('data-active', /.*/);
});

const hex = (color: string) =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

for (const theme of ['light', 'dark'] as const) {
  test(`follows the ${theme} mode, without a picture file`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    const images: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') {
        images.push(request.url());
      }
    });
    await open(page, '/webkit-smart/grundlagen/backend');
    const sketch = page.locator('main [data-figure]').first();
    const colors = await sketch
      .locator('> span')
      .first()
      .evaluate((e) => {
        const {backgroundColor, color} = getComputedStyle(e);
        return {backgroundColor, color};
      });
    const background = hex(colors.backgroundColor);
    expect(contrast(hex(colors.color), background)).toBeGreaterThanOrEqual(7);
    expect(contrast(background, '#000000') > 10).toBe(theme === 'light');
    expect(images.filter((url) => url.includes('/assets/images/'))).toEqual([]);
  });
}

look(
  'on paper a sketch is light and has its numbers, whatever the screen shows',
  async ({page}) => {
    await open(page, '/webkit-smart/grundlagen/backend?docusaurus-theme=dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({media: 'print'});
    const sketch = page.locator('main [data-figure]').first();
    const background = await sketch
      .locator('> span')
      .first()
      .evaluate((e) => getComputedStyle(e).backgroundColor);
    expect(contrast(hex(background), '#000000')).toBeGreaterThan(10);
    await expect(marker(sketch, 1)).toBeVisible();
    await expect(sketch.getByRole('listitem').first()).toBeVisible();
  },
);
