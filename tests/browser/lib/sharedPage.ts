import type {Page} from '@playwright/test';
import {noPrefetch} from './faults';
import {test as base, desktop, watched} from './test';

/**
 * Playwright's `test` with one tab for all tests of a worker: scripts and styles come from its
 * cache from the second page on, already compiled. For tests that only look at pages, without
 * storing anything.
 */
export const test = base.extend<object, {sharedPage: Page}>({
  sharedPage: [
    async ({browser}, provide, {project}) => {
      const {baseURL, locale} = project.use;
      // Transitions would show colours between two modes.
      const context = await browser.newContext({baseURL, locale, reducedMotion: 'reduce'});
      // What a page fetches ahead for other pages is not looked at.
      await noPrefetch(context);
      await provide(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({sharedPage}, provide) => {
    await sharedPage.setViewportSize(desktop);
    await provide(sharedPage);
    // An empty page in between would start a new process, which compiles everything again.
    watched.forEach((event) => sharedPage.removeAllListeners(event));
  },
});
