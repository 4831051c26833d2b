import type {Browser, Page} from '@playwright/test';
import {throttle} from '../lib/throttling';
import {entryTypes, medianVitals, vitalsOf, type Entry, type Vitals} from './vitals';

type Observing = typeof globalThis & {portalEntries: Entry[]};

/** Runs in the page, before anything of it. */
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

/** Notes what the browser reports of the pages that are loaded from now on; gives the function that tells the figures so far. */
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

/** A telephone's screen, as Lighthouse has it. */
const screen = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true};

/** Medians of several cold loads of a page on a slow telephone. */
export async function measureVitals(
  browser: Browser,
  address: string,
  runs: number,
): Promise<Vitals> {
  const results: Vitals[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage({...screen, locale: 'de-CH'});
    results.push(await load(page, address));
    await page.close();
  }
  return medianVitals(results);
}
