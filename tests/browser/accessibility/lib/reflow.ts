import type {Page} from '@playwright/test';
import {collisions} from './collisions';

/** What is wrong with the current page by view; only views with findings. */
export type Findings = Record<string, string[]>;

/** The narrowest view that WCAG asks for; also 1280 × 1024 px at 400 % zoom. */
const narrowest = {width: 320, height: 256};

/** The distances between lines, paragraphs, letters and words that a reader may set (WCAG 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** What does not fit a window of 320 px, without and with the reader's text spacing; leaves the page narrow. */
export async function complaintsWhenNarrow(page: Page): Promise<Findings> {
  await page.setViewportSize(narrowest);
  const narrow = [...(await overflowing(page)), ...(await collisions(page))];
  await spaceText(page);
  const spaced = [...(await overflowing(page)), ...(await clipped(page))];
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return {
    ...(narrow.length > 0 && {'320 px wide': narrow}),
    ...(spaced.length > 0 && {'320 px wide, with text spacing': spaced}),
  };
}

/** Sets the reader's text spacing; a stylesheet object, because the content policy forbids `<style>`. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(await sheet.replace(css));
  }, textSpacing);
}

/** The elements because of which the page scrolls sideways; none where it does not. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isHeld = (element: Element): boolean =>
      element.parentElement !== null &&
      element.parentElement !== document.body &&
      (scrolls(element.parentElement) || isHeld(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isHeld(element),
    );
    const names = wide.map(({localName, className}) => `${localName}.${className}`);
    return [`${scrollWidth} px wide instead of ${clientWidth} px`, ...names.slice(0, 5)];
  });
}

/** Texts of which the reader sees a part only, because their box is too small and does not scroll. */
async function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidesText = (element: Element) => {
      const {overflowX, overflowY, clipPath, position} = getComputedStyle(element);
      const {clientWidth, clientHeight, scrollWidth, scrollHeight} = element;
      const isForScreenReaders =
        position === 'absolute' && (clipPath !== 'none' || clientWidth <= 1);
      return (
        !isForScreenReaders &&
        clientHeight > 0 &&
        ((/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 2) ||
          (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 2))
      );
    };
    return (
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .filter((element) => !element.closest('[aria-hidden=true], svg'))
        // The other panel of the mobile menu waits beside the one that is shown.
        .filter((element) => !element.querySelector('[inert]'))
        .filter((element) => (element.textContent ?? '').trim() !== '' && hidesText(element))
        .map(
          ({localName, className, textContent}) =>
            `${localName}.${className}: ${textContent?.slice(0, 40)}`,
        )
    );
  });
}
