import {test as base, expect, type BrowserContext, type Page} from '@playwright/test';
import {shown} from '../../lib/messages';
import {noPrefetch} from './connection';
import {openKept, type Kept} from './keptContext';

/** The events of a page that tell of problems. */
export const watched = ['console', 'pageerror', 'requestfailed', 'response'] as const;

/** What Playwright writes into the console of a page whose worker it blocks. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Problems that a page reported: console errors and warnings, exceptions, failed requests, CSP violations. */
function watch(page: Page, problems: string[], javaScriptEnabled: boolean): void {
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && message.text() !== workerBlocked) {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A navigation cancels what the page before it was still fetching.
    const isCancelled = reason === 'net::ERR_ABORTED';
    // Without JavaScript Chromium refuses to fetch scripts, and calls it so.
    const isRefused = !javaScriptEnabled && reason === 'csp' && request.resourceType() === 'script';
    if (!isCancelled && !isRefused) {
      problems.push(`failed: ${request.url()} ${reason}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`status ${response.status()}: ${response.url()}`);
    }
  });
}

interface Options {
  /**
   * Whether pages fetch ahead what they lead to, as they do for most readers. It is a quarter of what a
   * page costs the browser, so only tests of loading ask for it; all others are readers with data saver.
   */
  prefetch: boolean;
  /**
   * Whether the test needs a browser that has seen nothing yet: an empty cache, a clock of its own, no other page. It
   * takes longer than one that knows the portal's files.
   */
  fresh: boolean;
}

interface WorkerFixtures {
  /** The browsers of earlier tests by their options. */
  kept: Map<string, Kept>;
}

interface Fixtures {
  /** What went wrong so far. A test that provokes faults takes out exactly those, see {@link forgive}. */
  problems: string[];
}

/** Playwright's `test` with a silent console as part of every test. */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  prefetch: [false, {option: true}],
  fresh: [false, {option: true}],
  kept: [
    // Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const kept = new Map<string, Kept>();
      await use(kept);
      await Promise.all([...kept.values()].map(({context}) => context.close()));
    },
    {scope: 'worker'},
  ],
  context: async (
    {
      browser,
      kept,
      prefetch,
      fresh,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      contextOptions,
    },
    use,
  ) => {
    const open = async (): Promise<BrowserContext> => {
      const context = await browser.newContext();
      if (!prefetch) {
        await noPrefetch(context);
      }
      return context;
    };
    if (fresh || prefetch) {
      const context = await open();
      await use(context);
      await context.close();
      return;
    }
    const options = {baseURL, viewport, hasTouch, isMobile, javaScriptEnabled, contextOptions};
    const key = JSON.stringify(options);
    const known = kept.get(key) ?? (await openKept(open));
    kept.set(key, known);
    await known.forget();
    await use(known.context);
    await known.leave();
  },
  problems: [
    async ({page, javaScriptEnabled}, use) => {
      const problems: string[] = [];
      watch(page, problems, javaScriptEnabled);
      await use(problems);
      expect(problems).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Options of a reader who has not asked for less motion. */
export const withMotion = {contextOptions: {reducedMotion: 'no-preference' as const}};

/** Takes the problems out that a test has provoked; whatever else went wrong still fails it. */
export function forgive(problems: string[], provoked: RegExp): void {
  const rest = problems.filter((problem) => !provoked.test(problem));
  problems.splice(0, problems.length, ...rest);
}

/** Opens an address and waits until React has taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Opens an address on a narrow window, and all sections of the page, which are closed there at first. */
export async function openSections(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.getByRole('button', {name: shown('portal.sections.open')}).click();
}

/** Waits until React has taken over the current document. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Waits until the browser has nothing else to do: what was set off before has happened. Where nothing moves, Chromium
 * without a window may let that wait for minutes, until the next frame: so there are frames.
 */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = setInterval(() => requestAnimationFrame(() => {}), 100);
    await new Promise((resolve) => requestIdleCallback(resolve));
    clearInterval(frames);
  });
}

/** Waits until observers of sizes have been told of a new one, and what they set off has been drawn. */
export async function whenLaidOut(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(resolve, {timeout: 1000})),
        ),
      ),
  );
}

export const desktop = {width: 1280, height: 800};
export const phone = {width: 390, height: 844};

/** Width in CSS pixels from which the desktop layout is shown (specification, section 9). */
export const desktopBreakpoint = 996;
