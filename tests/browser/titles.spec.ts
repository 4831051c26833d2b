/** @import * as dividedTitles from '@portal/content/rehype/dividedTitles' */
import {html, pageRoutes} from '../lib/pages';
import {expect, open, test} from './lib/test';

/** Pages with a word in the title that is as wide as a small phone. */
const long = pageRoutes.filter((route) => /<title[^>]*>[^<|]*\p{L}{16}/u.test(html(route)));

/** Returns the words of headings and table heads that break between two letters without a hyphen. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  for (const title of document.querySelectorAll('.markdown :is(h1, h2, h3, th)')) {
    // The heads of a table of fields are heard only.
    const head = title.closest('thead');
    if (head && getComputedStyle(head).position === 'absolute') continue;
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const top = (index: number) => {
        range.setStart(node!, index);
        range.setEnd(node!, index + 1);
        // After a division, the first rectangle of a letter may be that of the hyphen above.
        return [...range.getClientRects()].at(-1)?.top ?? NaN;
      };
      for (const {index} of text.matchAll(/\p{L}(?=\p{L})/gu)) {
        if (top(index + 1) - top(index) > 5) broken.push(text);
      }
    }
  }
  return broken;
}

for (const width of [320, 390]) {
  test(`long words of titles break at a syllable at ${width} px`, async ({page}) => {
    test.slow();
    expect(long.length).toBeGreaterThan(5);
    await page.setViewportSize({width, height: 800});
    for (const route of long) {
      await open(page, route);
      expect(await page.evaluate(brokenWords), route).toEqual([]);
    }
  });
}
