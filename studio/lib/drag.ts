import type {Locator, Page} from '@playwright/test';

/** Where to drop: onto an entry of the tree, or on the line above or below it. */
export type Place = 'onto' | 'above' | 'below';

/**
 * Drags something to an entry of the tree with the mouse. `at` is where to take hold, in pixels from the left edge.
 */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  place: Place = 'onto',
  at = 100,
): Promise<void> {
  const start = (await from.boundingBox())!;
  const x = start.x + Math.min(at, start.width / 2);
  const y = start.y + start.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 12, {steps: 5});
  const end = (await to.boundingBox())!;
  // A row of the tree of TYPO3 12 is higher than the box of its entry.
  const edge = end.height < 22 ? -1 : 2;
  const height = {above: edge, onto: end.height / 2, below: end.height - edge}[place];
  await page.mouse.move(end.x + 130, end.y + end.height / 2, {steps: 10});
  await page.mouse.move(end.x + 130, end.y + height, {steps: 4});
  await page.mouse.up();
}
