import type {BrowserContext, Page, Route} from '@playwright/test';
import {fixtureBaseUrl} from '../../fixtures/fixture';

/** Files of single pages and parts, without the two that every page starts with. */
export const chunks = /\/assets\/js\/(?!main|runtime)[^/]+\.js/;

/** Style sheets of parts that load later; those of a page are in its HTML. */
export const styleSheets = /\/assets\/css\/[^/]+\.css/;

/** A link of the navbar by its whole label. */
export const navbarLink = (page: Page, name: string) =>
  page.locator('nav.navbar').getByRole('link', {name, exact: true});

/** Address of a page of the fixture, which switches on services of others. */
export const fixture = (path: string) =>
  `http://localhost:${Number(process.env.PORT ?? 4173) + 1000}${fixtureBaseUrl}${path}`;

/** Lets the browser say that its connection is so. */
export const setConnection = (
  target: Page | BrowserContext,
  connection: {saveData: boolean; effectiveType: string},
) =>
  target.addInitScript((value) => {
    // Runs again in a frame that is filled anew.
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);

/** From now on nothing is loaded before it is needed. */
export const noPrefetch = (target: Page | BrowserContext) =>
  setConnection(target, {saveData: true, effectiveType: '4g'});

/** Holds back the files that are asked for from now on until `release`, then answers; later holds come first. */
export async function hold(
  page: Page,
  files: string | RegExp,
  answer = (route: Route): Promise<void> => route.continue(),
) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await answer(route);
  });
  return {asked: page.waitForRequest(files), release};
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
