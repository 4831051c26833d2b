import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import type {Browser, Session} from './browsers/types';
import {desktop} from './browsers/sizes';
import {createReader, type Reader} from './lib/reader';
import {servePortal, type Portal} from './lib/server';
import {readingSteps} from './steps/reading';
import {searchSteps} from './steps/search';
import {settingSteps} from './steps/settings';
import {toolSteps} from './steps/tools';

/** What readers do, in every browser. */
const steps = {...readingSteps, ...searchSteps, ...settingSteps, ...toolSteps};

/** Walks through the portal in a browser, or says that this computer does not have it. */
export function journey(browser: Browser): void {
  const isInstalled = browser.isInstalled();
  if (!isInstalled) {
    console.log(`${browser.name} is missing. Debian has it in ${browser.packages.join(', ')}.`);
  }
  describe.skipIf(!isInstalled)(browser.name, () => {
    let portal: Portal;
    let session: Session;
    let reader: Reader;
    let home: string;

    beforeAll(async () => {
      home = mkdtempSync(path.join(tmpdir(), 'portal-reader-'));
      portal = await servePortal();
      session = await browser.launch(home, portal.origin);
      reader = createReader(session.page, portal, home);
    });
    afterAll(async () => {
      await session?.close();
      portal?.close();
      rmSync(home, {recursive: true, force: true, maxRetries: 5});
    });
    beforeEach(async () => {
      // The page leaves by itself: Firefox fails a navigation from outside that interrupts what it still loads.
      await session.page.evaluate((to) => location.assign(to), `${portal.origin}/robots.txt`);
      await reader.arrives('/robots.txt');
      await reader.until(() => document.readyState === 'complete');
      // What the page before still loaded and was kept from is no problem of the next step.
      portal.problems = [];
      await session.page.evaluate(() => localStorage.clear());
      await session.page.resize(desktop);
    });

    it('tells of errors, missing files and what the policy forbids', async () => {
      await reader.open('/');
      await session.page.evaluate(() => {
        console.error('on purpose');
        setTimeout(() => {
          throw new Error('thrown on purpose');
        });
        document.body.append(Object.assign(new Image(), {src: '/nie.png'}));
        const script = Object.assign(document.createElement('script'), {text: 'on = "purpose"'});
        document.body.append(script);
      });
      const kinds = ['console error: on p', 'exception', 'status 404', 'policy: ', 'csp-report'];
      await expect
        .poll(() => kinds.filter((kind) => portal.problems.some((told) => told.includes(kind))), {
          timeout: 60_000,
        })
        .toEqual(kinds);
    });

    it.each(Object.entries(steps))('%s', async (_, step) => {
      await step(reader);
      expect(portal.problems).toEqual([]);
    });
  });
}
