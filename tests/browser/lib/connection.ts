import type {BrowserContext, Page} from '@playwright/test';

/** Lets the browser say that its connection is so. */
export const setConnection = (
  target: Page | BrowserContext,
  connection: {saveData: boolean; effectiveType: string; rtt?: number},
) =>
  target.addInitScript((value) => {
    // Runs again in a frame that is filled anew.
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  }, connection);

/** From now on nothing is loaded before it is needed. */
export const noPrefetch = (target: Page | BrowserContext) =>
  setConnection(target, {saveData: true, effectiveType: '4g'});
