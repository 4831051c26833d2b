import type {Page} from '@playwright/test';

/**
 * Numbers of the page's figures that leave the screen or their frame, or cover a label or another number, one line
 * each.
 */
export async function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    // A wide table says that it can be moved; of a window that hides a part nobody knows.
    const frameOf = (element: Element): HTMLElement | null => {
      const around = element.parentElement;
      const scrolls = around && getComputedStyle(around).overflowX !== 'visible';
      return around && (!scrolls || around.tabIndex === 0) ? frameOf(around) : around;
    };
    return [...document.querySelectorAll('main [data-figure]')].flatMap((figure) => {
      const numbers = [...figure.querySelectorAll('a[id*="-nr-"]')].map((e) => ({
        text: `${figure.getAttribute('data-figure')} ${e.textContent}`,
        box: e.getBoundingClientRect(),
        frame: frameOf(e)?.getBoundingClientRect(),
      }));
      const labels: {text: string; box: DOMRect}[] = [];
      const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const {currentNode: node} = walker;
        const text = node.textContent?.trim() ?? '';
        const isForScreenReaders = (node.parentElement?.getBoundingClientRect().width ?? 0) <= 1;
        if (text !== '' && !isForScreenReaders && !node.parentElement?.closest('a, figcaption')) {
          const range = document.createRange();
          range.selectNodeContents(node);
          labels.push(...[...range.getClientRects()].map((box) => ({text, box})));
        }
      }
      return numbers.flatMap(({text, box, frame}, index) => [
        ...(box.left < 0 || box.right > innerWidth ? [`${text} leaves the screen`] : []),
        // Less than two pixels of its ring are nothing that a reader misses.
        ...(frame && (box.left < frame.left - 2 || box.right > frame.right + 2)
          ? [`${text} leaves its frame`]
          : []),
        ...[...numbers.slice(index + 1), ...labels]
          .filter((other) => overlap(box, other.box) > 20)
          .map((other) => `${text} covers «${other.text}»`),
      ]);
    });
  });
}
