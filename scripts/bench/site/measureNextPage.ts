import type {Browser, Page} from '@playwright/test';
import {openPage} from '../lib/builtSite';
import {throttle} from '../lib/throttling';
import {percentile} from '../lib/stats';

const link = '.pagination-nav__link--next';

/** Milliseconds from pointing at a link to the click: the site makes use of them. */
const untilClick = 300;

/** Of the browser; TypeScript's library does not have it yet. */
declare const scheduler: {
  postTask: (task: () => void, options: {priority: 'user-blocking'}) => Promise<void>;
};

/** Runs in the page: clicks the link; milliseconds until the next page's heading is painted. */
function follow(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const before = document.querySelector('h1');
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading && heading !== before) {
        observer.disconnect();
        // The first task after the next frame: before those in which React tidies up, which no reader waits for.
        requestAnimationFrame(() =>
          scheduler.postTask(() => resolve(performance.now() - start), {priority: 'user-blocking'}),
        );
      }
    });
    observer.observe(document.body, {childList: true, subtree: true});
    const start = performance.now();
    document.querySelector<HTMLElement>(selector)?.click();
  });
}

async function measure(page: Page, address: string, slow: boolean): Promise<number> {
  await openPage(page, address);
  const next = page.locator(link);
  await next.scrollIntoViewIfNeeded();
  await next.hover();
  await page.waitForTimeout(untilClick);
  if (slow) {
    await throttle(page, {network: false});
  }
  return page.evaluate(follow, link);
}

/** Median milliseconds from the click on «next» until the next page is painted. */
export async function measureNextPage(
  browser: Browser,
  address: string,
  {runs, slow}: {runs: number; slow: boolean},
): Promise<number> {
  const results: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage({locale: 'de-CH'});
    results.push(await measure(page, address, slow));
    await page.close();
  }
  return percentile(results, 0.5);
}
