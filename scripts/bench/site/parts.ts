import type {Browser} from '@playwright/test';
import {measureBesideStock} from './besideStock';
import {firstLoad} from './firstLoad';
import {growSite} from './growSite';
import {measureBuild, makeCold, type BuildResult} from './measureBuild';
import {measureLighthouse} from './measureLighthouse';
import {measureNextPage} from './measureNextPage';
import {measureVitals} from './measureVitals';
import {manualPages, pageKindList, pageKinds} from './pageKinds';
import {pageWeight, type PageWeight} from './pageWeight';
import {recordResponses} from './recordResponses';
import {commitSandbox, createSandbox} from './sandbox';
import {scriptBytes} from './scriptBytes';
import {createStock, createWithComponents} from './stockSite';
import {outDir} from '../lib/builtSite';
import {percentile} from '../lib/stats';
import type {Row} from '../lib/table';

/** What a part of the bench may use. */
export interface Bench {
  /** Address of the served build, without slash at the end. */
  origin: string;
  browser: Browser;
  /** Port at which the browser listens to Lighthouse. */
  debugPort: number;
  runs: number;
  /** Factors of the growth. */
  factors: readonly number[];
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

/** How the pages of the manuals spread, lessons left out. */
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

async function paint({origin, browser, runs}: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, address] of pageKindList) {
    rows.push({page: kind, ...(await measureVitals(browser, origin + address, runs))});
  }
  return rows;
}

async function next({origin, browser, runs}: Bench): Promise<Row[]> {
  const address = origin + pageKinds.manual;
  const measure = (slow: boolean) => measureNextPage(browser, address, {runs, slow});
  return [
    {page: 'manual', 'ms at full speed': await measure(false), 'ms slowed 4×': await measure(true)},
  ];
}

/** A machine's speed changes from day to day; how much quicker than stock a page is does not. */
const stock = ({origin, browser, runs}: Bench): Promise<Row[]> =>
  measureBesideStock(browser, origin, pageKinds.manual, runs);

async function lighthouse({origin, debugPort}: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, address] of pageKindList) {
    const {scores, missed} = await measureLighthouse(origin + address, debugPort);
    rows.push({page: kind, ...scores, missed: missed.join(' ')});
  }
  return rows;
}

const row = (build: string, {pages, seconds, memory}: BuildResult): Row => ({
  build,
  pages,
  seconds,
  'peak memory in MB': memory,
});

/** The result in the middle by time; of two the quicker one. */
const middle = (results: readonly BuildResult[]): BuildResult =>
  [...results].sort((a, b) => a.seconds - b.seconds)[Math.floor((results.length - 1) / 2)]!;

/** Builds the sites in turns, cold each time: a machine that is slow for a while is slow for all. The middle build of each. */
function coldBuilds(dirs: readonly string[], runs: number): BuildResult[] {
  const results = dirs.map((): BuildResult[] => []);
  for (let run = 0; run < runs; run++) {
    dirs.forEach((dir, i) => {
      makeCold(dir);
      results[i]!.push(measureBuild(dir));
    });
  }
  return results.map(middle);
}

/** The project's build cold and warm, and stock ones of the same pages: with boxes for the components, and with these. */
async function build({runs}: Bench): Promise<Row[]> {
  const own = createSandbox('own');
  const [stock, withComponents, cold] = coldBuilds(
    [createStock(), createWithComponents(), own],
    runs,
  ) as [BuildResult, BuildResult, BuildResult];
  const warm = measureBuild(own);
  const multiple = (of: string, other: BuildResult): Row => ({
    build: `cold as a multiple of ${of}`,
    seconds: cold.seconds / other.seconds,
  });
  return [
    row('cold', cold),
    row('warm', warm),
    row('stock, cold', stock),
    row('stock with the components, cold', withComponents),
    multiple('stock', stock),
    multiple('stock with the components', withComponents),
  ];
}

async function growth({factors}: Bench): Promise<Row[]> {
  return factors.map((factor) => {
    const dir = createSandbox('grown');
    growSite(dir, factor);
    if (factor > 1) {
      commitSandbox(dir);
    }
    const result = measureBuild(dir);
    const scripts = pageKindList.map(([kind, address]) => [kind, scriptBytes(dir, address)]);
    return {...row(`${factor}×`, result), ...Object.fromEntries(scripts)};
  });
}

/** The parts of the bench by name, in order; each gives the rows of its table. */
export const parts: Record<string, (bench: Bench) => Promise<Row[]>> = {
  bytes,
  pages,
  paint,
  next,
  stock,
  lighthouse,
  build,
  growth,
};
