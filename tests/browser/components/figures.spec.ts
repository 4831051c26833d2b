import type {Locator} from '@playwright/test';
import {expect, open, test} from '../lib/test';

/** Pages with screenshots, and with sketches of every kind: windows, dialogs, phones, trees, tables, cards. */
const addresses = [
  '/email/webmail',
  '/email/abwesenheitsmeldung',
  '/typo3/grundlagen/backend',
  '/email/programme/ios',
  '/email/programme/outlook',
  '/webkit-smart/grundlagen/backend',
  '/webkit-smart/inhaltselemente/slider',
  '/wordpress/bestellungen',
  '/wordpress/produkte',
  '/dorfplatz/amtliche/uebersicht',
  '/typo3/grundlagen/eingabemaske',
];

/** What is wrong with the numbers of a page's figures, one line each. */
const collisions = (figures: Locator) =>
  figures.evaluateAll((all) => {
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    return all.flatMap((figure) => {
      const numbers = [...figure.querySelectorAll('a[id*="-nr-"]')].map((e) => ({
        text: `${figure.getAttribute('data-figure')} ${e.textContent}`,
        box: e.getBoundingClientRect(),
      }));
      const labels: {text: string; box: DOMRect}[] = [];
      const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const {currentNode: node} = walker;
        const text = node.textContent?.trim() ?? '';
        if (text !== '' && !node.parentElement?.closest('a, figcaption')) {
          const range = document.createRange();
          range.selectNodeContents(node);
          labels.push(...[...range.getClientRects()].map((box) => ({text, box})));
        }
      }
      return numbers.flatMap(({text, box}, index) => [
        ...(box.left < 0 || box.right > innerWidth ? [`${text} leaves the screen`] : []),
        ...[...numbers.slice(index + 1), ...labels]
          .filter((other) => overlap(box, other.box) > 20)
          .map((other) => `${text} covers «${other.text}»`),
      ]);
    });
  });

for (const width of [1280, 390, 320]) {
  test(`at ${width} pixels no number covers a label or another number`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const address of addresses) {
      await open(page, address);
      expect(await collisions(page.locator('main [data-figure]'))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
