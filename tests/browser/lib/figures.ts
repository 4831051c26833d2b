import {expect, type Locator, type Page} from '@playwright/test';
import {shown} from '../../lib/messages';

const labelled = (within: Locator, id: string, n: number) =>
  within.getByLabel(shown(id).replace('{n}', String(n)));

/** Number n on a picture or sketch; leads to its entry in the legend. */
export const marker = (within: Locator, n: number) => labelled(within, 'portal.figure.marker', n);

/** The number of entry n of a legend; leads to the picture. */
export const legendNumber = (within: Locator, n: number) =>
  labelled(within, 'portal.figure.legendNumber', n);

/** Number n in the text; leads to the picture. */
export const reference = (within: Locator, n: number) =>
  labelled(within, 'portal.figure.reference', n);

/** All numbers of a page: on pictures, in legends and in the text. */
export const numbers = (page: Page) =>
  page.locator(
    ['marker', 'legendNumber', 'reference']
      .map((kind) => `main a[aria-label^="${shown(`portal.figure.${kind}`).split('{')[0]}"]`)
      .join(),
  );

/** The button of a picture that shows it enlarged. */
export const enlarge = (within: Page | Locator) =>
  within.getByRole('button', {name: shown('portal.screenshot.enlarge')});

/** Expects that a number of a picture goes below what stays in its place while the page scrolls. */
export async function expectBelow(number: Locator, above: Locator): Promise<void> {
  const isCovered = async () =>
    number.evaluate(
      (below, cover) => {
        const middle = (e: Element) => e.getBoundingClientRect().top + e.clientHeight / 2;
        window.scrollBy(0, middle(below) - middle(cover!));
        const {left, width} = below.getBoundingClientRect();
        return cover!.contains(document.elementFromPoint(left + width / 2, middle(below)));
      },
      await above.elementHandle(),
    );
  await expect.poll(isCovered).toBe(true);
}
