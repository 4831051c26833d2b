/**
 * Measures the search of the last build: bytes, time per keystroke and quality. Prints Markdown tables and writes
 * test-results/bench/search.json. `--only bytes,latency,quality`, `--queries` another list than
 * packages/search/tests/quality/queries.tsv. `--ask` shows the answer to one query instead, `--place` from the pages of
 * a manual.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {
  builtEngine,
  engineFinder,
  requestFor,
} from '../../../packages/search/tests/quality/builtEngine';
import {measureQuality} from '../../../packages/search/tests/quality/quality';
import {readQueries, scopeOf} from '../../../packages/search/tests/quality/queries';
import {outDir, withBrowser, withBuiltSite} from '../lib/builtSite';
import {measureBytes} from './bytes';
import {kilobytes} from '../../lib/kilobytes';
import {markdownTable} from '../lib/table';
import {throttling} from '../lib/throttling';
import {measureLatency} from './latency';
import {startOptions} from '../../lib/options';

/** Returns a share from 0 to 1 as percent with one decimal. */
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const {values} = startOptions(
  'npm run bench:search -- --only bytes,latency,quality --queries DATEI',
  {
    options: {
      only: {type: 'string', default: 'bytes,latency,quality'},
      queries: {type: 'string'},
      ask: {type: 'string'},
      place: {type: 'string', default: '-'},
    },
  },
);
const parts = new Set(values.only.split(','));
const queries = readQueries(values.queries);
const report: Record<string, unknown> = {date: new Date().toISOString(), node: process.version};

function show(title: string, key: string, data: unknown, text: string): void {
  report[key] = data;
  console.log(`\n### ${title}\n\n${text}`);
}

async function bytes(): Promise<void> {
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
    [`At ${cpuFactor}× CPU throttling`]: name,
    keystrokes: more.keystrokes,
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

async function quality(): Promise<void> {
  const {top1, top3} = await measureQuality(queries, engineFinder(builtEngine(outDir)));
  const row = {'First page right': percent(top1), 'Among the first three': percent(top3)};
  show(`Quality: ${queries.length} queries`, 'quality', {top1, top3}, markdownTable([row]));
}

/** Shows the first results of a query, with the words by which each was found. */
async function ask(query: string): Promise<void> {
  const request = requestFor(
    {query, place: values.place, scope: scopeOf(values.place), accepted: []},
    10,
  );
  const {results} = await builtEngine(outDir).search({requests: [request]});
  const {hits, competing = 0, beginning, queryAfterRemoval} = results[0]!;
  const rows = hits.map(({url, _highlightResult: {hierarchy, content, questions = []}}) => ({
    Section: decodeURI(url).replace(/^https?:\/\/[^/]+/, ''),
    'Found by': [
      ...new Set([...Object.values(hierarchy), content].flatMap((one) => one?.matchedWords ?? [])),
    ].join(', '),
    Question: questions[0]?.value ?? '',
  }));
  console.log(markdownTable(rows));
  console.log(`\nLeft out: ${queryAfterRemoval ?? 'nothing'}`);
  console.log(`Competing: the first ${competing}`);
  console.log(`Shown at once: ${JSON.stringify(beginning ?? null)}`);
}

async function run(): Promise<void> {
  if (values.ask !== undefined) {
    await ask(values.ask);
    return;
  }
  for (const part of [bytes, latency, quality]) {
    if (parts.has(part.name)) {
      await part();
    }
  }
  mkdirSync('test-results/bench', {recursive: true});
  writeFileSync('test-results/bench/search.json', JSON.stringify(report, null, 2));
}

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
