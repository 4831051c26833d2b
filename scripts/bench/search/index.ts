/**
 * Measures the search of the last build: bytes, time per keystroke, and what a reader sees on the page of results. Prints
 * Markdown tables and writes test-results/bench/search.json. `--only bytes,latency,shown`; `--queries` and `--questions`
 * are other lists than those in packages/search/tests/quality. `--ask` shows the answer to one query instead, `--place`
 * from the pages of a manual. `--gaps` names questions that lose their section when a word is replaced by another of the
 * same meaning, from the thesaurus of Debian's package mythes-de.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {builtEngine, requestFor} from '../../../packages/search/tests/quality/builtEngine';
import {readQuestions} from '../../../packages/search/tests/quality/questions';
import {shortenQuery} from '@portal/search/address/shortenQuery';
import {readQueries, scopeOf} from '../../../packages/search/tests/quality/queries';
import {outDir, withBrowser, withBuiltSite} from '../lib/builtSite';
import {measureBytes} from './bytes';
import {kilobytes} from '../../lib/kilobytes';
import {markdownTable} from '../lib/table';
import {throttling} from '../lib/throttling';
import {findGaps} from './gaps';
import {measureLatency} from './latency';
import {measureShown} from './shown';
import {startOptions} from '../../lib/options';

/** Returns a share from 0 to 1 as percent with one decimal. */
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const {values} = startOptions(
  'npm run bench:search -- --only bytes,latency,shown --queries DATEI --questions DATEI',
  {
    options: {
      only: {type: 'string', default: 'bytes,latency,shown'},
      queries: {type: 'string'},
      questions: {type: 'string', default: 'packages/search/tests/quality/questions.tsv'},
      gaps: {type: 'boolean', default: false},
      ask: {type: 'string'},
      place: {type: 'string', default: '-'},
    },
  },
);
const parts = new Set(values.only.split(','));
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

/** What a reader sees, on a phone and on a computer. */
async function shown(): Promise<void> {
  const questions = readQuestions(values.questions).map(({question, ...more}) => ({
    ...more,
    query: shortenQuery(question),
  }));
  const keyWords = readQueries(values.queries).map(({accepted, ...more}) => ({
    ...more,
    pages: accepted,
  }));
  const phone = {width: 390, height: 844};
  const computer = {width: 1280, height: 900};
  const runs = [
    {list: questions, name: 'questions, anywhere', from: 'anywhere', viewport: phone},
    {list: questions, name: 'questions, manual chosen', from: 'manual', viewport: phone},
    {list: keyWords, name: 'key words, from their manual', from: 'product', viewport: phone},
    {list: questions, name: 'questions, anywhere, computer', from: 'anywhere', viewport: computer},
  ] as const;
  const rows = [];
  for (const {list, name, from, viewport} of runs) {
    const result = await withBrowser((browser) =>
      withBuiltSite((origin) => measureShown(browser, origin, list, from, viewport)),
    );
    const share = (counts: readonly number[]) =>
      counts.map((count) => percent(count / list.length)).join(' / ');
    rows.push({
      'As the page shows it': `${list.length} ${name}`,
      'page: first / in three links': share(result.page),
      section: 'sections' in list[0]! ? share(result.section) : '',
      'first result at, p50 / p95': `${result.top.p50} / ${result.top.p95} px`,
      'results in the window': result.inWindow,
      begun: result.begun,
      'of another section': result.wrong,
    });
  }
  show('What is seen', 'shown', rows, markdownTable(rows));
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
  if (values.gaps) {
    const lines = await findGaps(readQuestions(values.questions), builtEngine(outDir));
    console.log(lines.join('\n'));
    return;
  }
  for (const part of [bytes, latency, shown]) {
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
