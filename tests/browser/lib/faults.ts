import type {Page, Route} from '@playwright/test';
import {noPrefetch} from './connection';
import {open} from './test';

/** Files of single pages and parts, without the two that every page starts with. */
export const chunks = /\/assets\/js\/(?!main|runtime)[^/]+\.js/;

/** The file without which nothing answers the reader. */
export const mainScript = /\/assets\/js\/main[^/]+\.js/;

/** Style sheets of parts that load later; those of a page are in its HTML. */
export const styleSheets = /\/assets\/css\/[^/]+\.css/;

/** What a page reports of these files when they are missing: the request, and a line in the console without its address. */
export const missing = (files: RegExp) =>
  new RegExp(
    `^status 404: \\S*(?:${files.source})|^console error: Failed to load resource: .* status of 404 `,
  );

/** What the browser reports of an address that has no page; the files that pages are made of are not meant. */
export const missingPage = missing(/:\d+\/(?!assets\/|img\/|search-index\/)/);

/** What a page reports of these files when their requests fail with an error such as `ERR_FAILED`, in the same two ways. */
export const unreachable = (files: RegExp, error: string) =>
  new RegExp(
    `^failed: \\S*(?:${files.source})\\S* net::${error}\\b|^console error: Failed to load resource: net::${error}$`,
  );

/** Opens a page and lets it load what the first sign of a reader asks for, so that the next file is another page's. */
export async function openAndStir(page: Page, address: string): Promise<void> {
  await noPrefetch(page);
  await open(page, address);
  const versionData = page.waitForResponse(chunks);
  await page.mouse.move(1, 1);
  await versionData;
}

/** Holds back the files that are asked for from now on until `release`, then answers; later holds come first. */
export async function hold(
  page: Page,
  files: string | RegExp,
  answer = (route: Route): Promise<void> => route.continue(),
) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let note = () => {};
  // Told by the handler itself: the browser tells of a request before Playwright chooses who answers it.
  const asked = new Promise<void>((resolve) => (note = resolve));
  await page.route(files, async (route) => {
    note();
    await held;
    await answer(route);
  });
  return {asked, release};
}

/** Counts the documents that the page asks for. */
export function countDocuments(page: Page): {count: number} {
  const documents = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.count++;
    }
  });
  return documents;
}
