import type {BrowserContext} from '@playwright/test';
import {ports} from './ports';

/** A browser context that several tests use one after the other. */
export interface Kept {
  context: BrowserContext;
  /** Forgets what earlier tests have stored. */
  forget(): Promise<void>;
  /** Closes the pages of a test. */
  leave(): Promise<void>;
}

/**
 * Opens a context for several tests, which keeps the portal's files. A page of it stays open, to clear what they store.
 */
export async function openKept(open: () => Promise<BrowserContext>): Promise<Kept> {
  const context = await open();
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  const devtools = await context.newCDPSession(keeper);
  const origins = Object.values(ports).map((port) => `http://localhost:${port}`);
  return {
    context,
    async forget() {
      for (const origin of origins) {
        await devtools.send('Storage.clearDataForOrigin', {origin, storageTypes: 'all'});
      }
    },
    async leave() {
      const pages = context.pages().filter((page) => page !== keeper);
      await Promise.all(pages.map((page) => page.close()));
      await context.unrouteAll({behavior: 'ignoreErrors'});
      await context.setOffline(false);
      await context.clearPermissions();
    },
  };
}
