import type {Page} from '@playwright/test';
import {noPrefetch} from './connection';
import {test as base, desktop, watched} from './test';

/**
 * Playwright's `test` with one tab for all tests of a worker: scripts and styles come from its
 * cache from the second page on, already compiled. For tests that only look at pages: what they
 * need before a page loads, or leave behind in it, belongs to a page of their own.
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
    [...watched, 'request' as const].forEach((event) => sharedPage.removeAllListeners(event));
    await sharedPage.emulateMedia({media: null, forcedColors: null});
    await sharedPage.mouse.move(0, 0);
    // Such as the version of a manual that was looked at.
    await sharedPage.evaluate(() => localStorage.clear());
  },
});
