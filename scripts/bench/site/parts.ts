import type {Browser} from '@playwright/test';
import {firstLoad} from './firstLoad';
import {measureLighthouse} from './measureLighthouse';
import {measureVitals} from './measureVitals';
import {manualPages, pageKindList} from './pageKinds';
import {pageWeight, type PageWeight} from './pageWeight';
import {recordResponses} from './recordResponses';
import {openPage, outDir} from '../lib/builtSite';
import {percentile} from '../lib/stats';
import type {Row} from '../lib/table';

/** What the parts of the benchmark use. */
export interface Bench {
  /** Address of the served build, without slash at the end. */
  origin: string;
  browser: Browser;
  /** Port at which the browser listens to Lighthouse. */
  debugPort: number;
  runs: number;
  /** Origin of another build to measure in turns with this one; null for none. */
  beside: string | null;
}

const telephone = {viewport: {width: 390, height: 844}};

async function bytes({origin, browser}: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, address] of pageKindList) {
    const page = await browser.newPage(telephone);
    rows.push({page: kind, ...firstLoad(await recordResponses(page, origin + address))});
    await page.close();
  }
  return rows;
}

/** Returns the spread of the manuals' pages, without lessons. */
async function pages(): Promise<Row[]> {
  const weights = manualPages().map((address) => pageWeight(outDir, address));
  const at = (share: number, part: keyof PageWeight) =>
    percentile(
      weights.map((weight) => weight[part]),
      share,
    );
  return [0, 0.25, 0.5, 0.75, 0.9, 1].map((share) => ({
    'share of the pages': share,
    script: at(share, 'script'),
    withoutPictures: at(share, 'withoutPictures'),
  }));
}

/** Returns how long the manuals' pages are on a telephone, in pixels, the longest first. */
async function length({origin, browser}: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  const page = await browser.newPage(telephone);
  for (const address of manualPages()) {
    await openPage(page, origin + address);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const sections = await page.locator('.markdown h2').count();
    rows.push({page: address, height, sections});
  }
  await page.close();
  return rows.sort((a, b) => Number(b.height) - Number(a.height));
}

/** Loads each page from both builds in turns, so that a slow moment affects both. */
async function paint({origin, beside, browser, runs}: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, address] of pageKindList) {
    const origins = beside ? [origin, beside] : [origin];
    const addresses = origins.map((one) => one + address);
    const vitals = await measureVitals(browser, addresses, runs);
    rows.push(...vitals.map((one, i) => ({page: i === 0 ? kind : `${kind}, beside`, ...one})));
  }
  return rows;
}

async function lighthouse({origin, debugPort}: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, address] of pageKindList) {
    const {scores, missed} = await measureLighthouse(origin + address, debugPort);
    rows.push({page: kind, ...scores, missed: missed.join(' ')});
  }
  return rows;
}

/** The parts of the benchmark by name, in order. Each returns the rows of its table. */
export const parts: Record<string, (bench: Bench) => Promise<Row[]>> = {
  bytes,
  pages,
  length,
  paint,
  lighthouse,
};
