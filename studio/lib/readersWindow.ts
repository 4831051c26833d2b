/** The layout that readers have, while a walk has chosen another one for a picture. */
import {isDeepStrictEqual} from 'node:util';
import type {Locator, Page} from '@playwright/test';
import {settle} from './settle';
import {phoneWindow, windowSize} from './windowSize';

/** Marks a part whose border is pulled. Its value is the inline style that the part has without that. */
const mark = 'data-pulled';

/** Gives a part of the page another width, as readers do by pulling its border. */
export const pullBorder = (part: Locator, style: Record<string, string>): Promise<void> =>
  part.evaluate(
    (element: HTMLElement, [name, wanted]) => {
      if (!element.hasAttribute(name)) {
        element.setAttribute(name, element.getAttribute('style') ?? '');
      }
      Object.assign(element.style, wanted);
    },
    [mark, style] as const,
  );

/** Gives all parts their widths back. */
export const releaseBorders = (page: Page): Promise<void> =>
  page.locator(`[${mark}]`).evaluateAll((parts, name) => {
    for (const part of parts) {
      part.setAttribute('style', part.getAttribute(name)!);
      part.removeAttribute(name);
    }
  }, mark);

/** Exchanges the widths that the pulled parts have for those that they had, and the other way round. */
const swapBorders = (page: Page): Promise<void> =>
  page.locator(`[${mark}]`).evaluateAll((parts, name) => {
    for (const part of parts) {
      const now = part.getAttribute('style')!;
      part.setAttribute('style', part.getAttribute(name)!);
      part.setAttribute(name, now);
    }
  }, mark);

/** Returns whether the walk does what readers do on a phone. */
export const isOnPhone = (page: Page): boolean =>
  isDeepStrictEqual(page.viewportSize(), phoneWindow);

/** Returns whether a page has the layout of a reader's window now. */
export const isReaders = async (page: Page): Promise<boolean> =>
  isOnPhone(page) ||
  (page.viewportSize()!.width === windowSize.width &&
    (await page.locator(`[${mark}]`).count()) === 0);

/** Does something in the layout of a reader's window, and gives the page back the layout that it has for a picture. */
export async function inReadersWindow<T>(page: Page, perform: () => Promise<T>): Promise<T> {
  const view = page.viewportSize()!;
  const swap = async (size: typeof view) => {
    await page.setViewportSize(size);
    await swapBorders(page);
    await settle(page);
  };
  await swap(view.width === windowSize.width ? view : windowSize);
  try {
    return await perform();
  } finally {
    await swap(view);
  }
}
