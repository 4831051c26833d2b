import type {Browser, Page} from '@playwright/test';
import {throttle} from '../lib/throttling';
import {entryTypes, medianVitals, vitalsOf, type Entry, type Vitals} from './vitals';

type Observing = typeof globalThis & {portalEntries: Entry[]};

/** Runs in the page before its own scripts. */
function observe(types: string[]): void {
  const entries: Entry[] = [];
  (globalThis as Observing).portalEntries = entries;
  for (const type of types) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {name, startTime: start, duration} = entry;
        entries.push({type, name, start, duration, value: (entry as {value?: number}).value ?? 0});
      }
    }).observe({type, buffered: true});
  }
}

/**
 * Records what the browser reports about the pages that load from now on. Returns a function that returns the figures
 * so far.
 */
export async function watchVitals(page: Page): Promise<() => Promise<Vitals>> {
  await page.addInitScript(observe, entryTypes);
  return async () => vitalsOf(await page.evaluate(() => (globalThis as Observing).portalEntries));
}

async function load(page: Page, address: string): Promise<Vitals> {
  const figures = await watchVitals(page);
  await throttle(page, {network: true});
  await page.goto(address, {waitUntil: 'networkidle'});
  return figures();
}

/** A phone's screen, with Lighthouse's size. */
const screen = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true};

/** Returns the medians of several cold loads of each address on a slow phone. The addresses take turns. */
export async function measureVitals(
  browser: Browser,
  addresses: readonly string[],
  runs: number,
): Promise<Vitals[]> {
  const results = addresses.map((): Vitals[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [i, address] of addresses.entries()) {
      const page = await browser.newPage({...screen, locale: 'de-CH'});
      results[i]!.push(await load(page, address));
      await page.close();
    }
  }
  return results.map(medianVitals);
}
