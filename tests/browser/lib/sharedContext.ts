import type {BrowserContext} from '@playwright/test';
import {noPrefetch} from './faults';
import {test as base} from './test';

/**
 * Playwright's `test` with one browser context for all tests of a worker:
 * scripts and styles come from its cache from the second page on.
 * For tests that only look at pages, without storing anything.
 */
export const test = base.extend<object, {sharedContext: BrowserContext}>({
  sharedContext: [
    async ({browser}, provide, {project}) => {
      const {baseURL, locale} = project.use;
      // Transitions would show colours between two modes.
      const context = await browser.newContext({baseURL, locale, reducedMotion: 'reduce'});
      // What a page fetches ahead for other pages is not looked at.
      await noPrefetch(context);
      await provide(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({sharedContext}, provide) => {
    const page = await sharedContext.newPage();
    await provide(page);
    await page.close();
  },
});
