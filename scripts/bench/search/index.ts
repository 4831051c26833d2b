/**
 * Measures the search of the last build: bytes, time per keystroke, growth, and Pagefind and lunr beside it.
 * Prints Markdown tables and writes test-results/bench/search.json. `--only bytes,latency,growth,compare`,
 * `--queries` another list than tests/search/queries.tsv.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {builtEngine, engineFinder} from '../../../tests/search/builtEngine';
import {measureQuality} from '../../../tests/search/quality';
import {readQueries} from '../../../tests/search/queries';
import {readBuiltRecords} from '../../lib/builtRecords';
import {outDir, withBrowser, withBuiltSite} from '../lib/builtSite';
import {measureBytes} from './bytes';
import {measureLunr} from './compare/lunr';
import {measurePagefind} from './compare/pagefind';
import type {EngineResult} from './compare/result';
import {measureGrowth} from './growth';
import {kilobytes} from '../../lib/kilobytes';
import {markdownTable} from '../lib/table';
import {throttling} from '../lib/throttling';
import {measureLatency} from './latency';

/** A share from 0 to 1 as percent with one decimal. */
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const {values} = parseArgs({
  options: {
    only: {type: 'string', default: 'bytes,latency,growth,compare'},
    queries: {type: 'string'},
  },
});
const parts = new Set(values.only.split(','));
const records = readBuiltRecords(outDir);
const queries = readQueries(values.queries);
const report: Record<string, unknown> = {date: new Date().toISOString(), node: process.version};

function show(title: string, key: string, data: unknown, text: string): void {
  report[key] = data;
  console.log(`\n### ${title}\n\n${text}`);
}

async function bytes(): Promise<number> {
  const measured = await withBrowser((browser) =>
    withBuiltSite((origin) => measureBytes(browser, origin)),
  );
  const rows = measured.map(({page, untilFirstResult, ownIndex, background}) => ({
    'Page being read': page,
    'Until the first result': kilobytes(untilFirstResult),
    'of these its index': kilobytes(ownIndex),
    'Later, in the background': kilobytes(background),
  }));
  show('Bytes (brotli)', 'bytes', measured, markdownTable(rows));
  return Math.max(...measured.map(({untilFirstResult}) => untilFirstResult));
}

async function latency(): Promise<void> {
  const {cpuFactor} = throttling;
  const measure = (workerFactor: number) =>
    withBrowser((browser) =>
      withBuiltSite((origin) => measureLatency(browser, origin, workerFactor)),
    );
  const asThrottled = await measure(1);
  const allSlow = await measure(cpuFactor);
  const row = (name: string, {rendered, answered, ...more}: typeof allSlow) => ({
    [`${more.keystrokes} keystrokes at ${cpuFactor}× CPU throttling`]: name,
    p50: `${rendered.p50} ms`,
    p95: `${rendered.p95} ms`,
    'of these the worker, p50': `${answered.p50} ms`,
    'the worker, p95': `${answered.p95} ms`,
    'Longest task while typing': `${more.longestTask} ms`,
    'while loading': `${more.longestTaskWhileLoading} ms`,
  });
  show(
    'Keystroke to rendered result',
    'latency',
    {asThrottled, allSlow},
    markdownTable([
      row('as Chromium throttles: not the worker', asThrottled),
      row('the worker as well', allSlow),
    ]),
  );
}

async function growth(): Promise<void> {
  const measured = await measureGrowth(records, queries);
  const rows = measured.map((one) => ({
    Corpus: `${one.times}×`,
    Pages: one.pages,
    Records: one.records,
    'Index built in': `${one.buildMilliseconds} ms`,
    'Index of the TYPO3 manual': kilobytes(one.ownIndexBytes),
    'ready in': `${one.ownIndexReadyMilliseconds} ms`,
    'Answer p50': `${one.answerMilliseconds.p50} ms`,
    'Answer p95': `${one.answerMilliseconds.p95} ms`,
  }));
  show('Growth (Node.js, without throttling)', 'growth', measured, markdownTable(rows));
}

async function compare(ownBytes: number): Promise<void> {
  const quality = await measureQuality(queries, engineFinder(builtEngine(outDir)));
  const others = await withBrowser((browser) => measurePagefind(browser, records, queries));
  const engines: EngineResult[] = [
    {name: 'This portal, with its panel', quality, bytes: ownBytes},
    ...others,
    await measureLunr(records, queries),
  ];
  const rows = engines.map((one) => ({
    Engine: one.name,
    'First page right': percent(one.quality.top1),
    'Among the first three': percent(one.quality.top3),
    'Bytes until the first result': kilobytes(one.bytes),
  }));
  const data = engines.map(({name, quality: {top1, top3}, bytes: size}) => ({
    name,
    top1,
    top3,
    bytes: size,
  }));
  show(
    `Side by side: ${queries.length} queries, the same pages`,
    'compare',
    data,
    markdownTable(rows),
  );
}

async function run(): Promise<void> {
  const ownBytes = parts.has('bytes') || parts.has('compare') ? await bytes() : NaN;
  if (parts.has('latency')) {
    await latency();
  }
  if (parts.has('growth')) {
    await growth();
  }
  if (parts.has('compare')) {
    await compare(ownBytes);
  }
  mkdirSync('test-results/bench', {recursive: true});
  writeFileSync('test-results/bench/search.json', JSON.stringify(report, null, 2));
}

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
