import type {Page, Route} from '@playwright/test';
import {noPrefetch} from './connection';
import {open} from './test';

/** Matches the scripts of single pages and parts, but not the two scripts of every page. */
export const chunks = /\/assets\/js\/(?!main|runtime)[^/]+\.js/;

/** Matches the main script. Without it, a page does not respond to the reader. */
export const mainScript = /\/assets\/js\/main[^/]+\.js/;

/** Matches style sheets that load on demand. Those of a page are inlined into its HTML. */
export const styleSheets = /\/assets\/css\/[^/]+\.css/;

/**
 * Matches the two problems that a page reports for a missing file: the response, and a console error without address.
 */
export const missing = (files: RegExp) =>
  new RegExp(
    `^status 404: \\S*(?:${files.source})|^console error: Failed to load resource: .* status of 404 `,
  );

/** Matches the problems that the browser reports for an address without a page, but not for missing files. */
export const missingPage = missing(/:\d+\/(?!assets\/|img\/|search-index\/)/);

/** Matches the two problems that a page reports for a request that fails with an error such as `ERR_FAILED`. */
export const unreachable = (files: RegExp, error: string) =>
  new RegExp(
    `^failed: \\S*(?:${files.source})\\S* net::${error}\\b|^console error: Failed to load resource: net::${error}$`,
  );

/**
 * Lets Playwright see the requests of a page from its first document on. A route that is set in an open page may come
 * too late for the next request: Chromium tells the page of it on another way than of a key or a click.
 */
export const watchRequests = (page: Page) => page.route(/^$/, (route) => route.fallback());

/**
 * Opens a page and waits for the file that the first interaction loads, so that the next file belongs to another page.
 */
export async function openAndStir(page: Page, address: string): Promise<void> {
  await noPrefetch(page);
  await open(page, address);
  const versionData = page.waitForResponse(chunks);
  await page.mouse.move(1, 1);
  await versionData;
}

/** Delays requests for these files until `release` is called. Of several holds, the last one wins. */
export async function hold(
  page: Page,
  files: string | RegExp,
  answer = (route: Route): Promise<void> => route.continue(),
) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let markAsked = () => {};
  // The handler resolves this itself, because the browser reports a request before Playwright picks a handler for it.
  const asked = new Promise<void>((resolve) => (markAsked = resolve));
  await page.route(files, async (route) => {
    markAsked();
    await held;
    await answer(route);
  });
  return {asked, release};
}

/** Counts the document requests of a page from now on. */
export function countDocuments(page: Page): {count: number} {
  const documents = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.count++;
    }
  });
  return documents;
}
