/** @import * as uiSketch from '../../../src/components/UiSketch' */
import {contrast} from '../../lib/contrast';
import {marker} from '../lib/figures';
import {test as look} from '../lib/sharedPage';
import {expect, open} from '../lib/test';

const hex = (color: string) =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

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
