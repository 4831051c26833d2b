import type {Browser, Request} from '@playwright/test';
import {indexFolder} from '@portal/search/constants';
import {manualTable} from '@portal/content/manuals';
import {docsTag} from '@portal/search/docsTag';

import {openPage} from '../lib/builtSite';

export interface ManualBytes {
  /** Address of the page that is read. */
  page: string;
  /** Compressed bytes until the first result: scripts, styles, list of the index, own index. */
  untilFirstResult: number;
  /** Part of these bytes: the manual's own index. */
  ownIndex: number;
  /** The indexes of the other manuals, which load in the background. */
  background: number;
}

const pages = [
  ...manualTable.map(({id}) => ({page: `/${id}`, tag: docsTag(id, 'current')})),
  {page: '/typo3/12.0', tag: docsTag('typo3', '12.0')},
];

/** Returns whether a file belongs to a page that is prefetched for the links of the results. */
const isPagePart = (url: string) => /\/assets\/js\/(?:pages-\d+|[\da-f]{8})\./.test(url);

async function measure(browser: Browser, origin: string, {page: path, tag}: (typeof pages)[0]) {
  // What a service worker answers has no size.
  const context = await browser.newContext({serviceWorkers: 'block'});
  const page = await context.newPage();
  await openPage(page, origin + path);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.keyboard.press('Control+K');
  await page.locator('.DocSearch-Input').fill('seite');
  // The count is announced when the indexes of all manuals have come.
  const status = page.locator('.DocSearch-Head [role=status]');
  await status.filter({hasText: /\d/}).waitFor({state: 'attached'});
  const sizes = await Promise.all(
    finished.map(async (request) => ({
      url: request.url(),
      size: (await request.sizes()).responseBodySize,
    })),
  );
  await context.close();
  const isIndex = (url: string) => url.includes(`/${indexFolder}/docs-`);
  const isOwn = (url: string) => url.includes(`/${indexFolder}/${tag}.`);
  const sum = (test: (url: string) => boolean) =>
    sizes.filter(({url}) => test(url)).reduce((total, {size}) => total + size, 0);
  return {
    page: path,
    untilFirstResult: sum((url) => isOwn(url) || !(isIndex(url) || isPagePart(url))),
    ownIndex: sum(isOwn),
    background: sum((url) => isIndex(url) && !isOwn(url)),
  };
}

/** Returns what a reader of each manual loads until the first result. */
export async function measureBytes(browser: Browser, origin: string): Promise<ManualBytes[]> {
  const results: ManualBytes[] = [];
  for (const page of pages) {
    results.push(await measure(browser, origin, page));
  }
  return results;
}
