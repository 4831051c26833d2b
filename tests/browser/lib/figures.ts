import type {Locator, Page} from '@playwright/test';
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
