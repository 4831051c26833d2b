import {brotliCompressSync, constants} from 'node:zlib';
import {readFileSync} from 'node:fs';
import {manifestName, synonymsFile} from '../../../src/config/search';
import {docsTag} from '../../../src/search/docsTag';
import {createEngine} from '../../../src/search/engine/engine';
import {buildIndex, type BuiltFile} from '../../../src/search/index/build';
import type {SearchRecord} from '../../../src/search/record';
import {withoutComments} from '../../../src/search/analysis/synonyms';
import {requestFor} from '../../../tests/search/builtEngine';
import type {Query} from '../../../tests/search/queries';
import {grownCorpus} from './corpus';
import {spread} from '../lib/stats';

/** The largest manual among the latest versions. */
const ownTag = docsTag('typo3', 'current');
const origin = 'https://handbuch.example.ch';
const sizes = [1, 2, 5, 20];

function compressed(content: string): number {
  // The build uses the highest level; this one is a few per cent larger and takes seconds, not minutes.
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9};
  return brotliCompressSync(content, {params}).length;
}

async function timed<T>(work: () => T | Promise<T>): Promise<{value: T; milliseconds: number}> {
  const start = performance.now();
  const value = await work();
  return {value, milliseconds: performance.now() - start};
}

function engineOf(files: readonly BuiltFile[]) {
  const contents = new Map(files.map(({name, content}) => [name, content]));
  const read = async (name: string) => JSON.parse(contents.get(name) ?? '');
  return createEngine({source: {manifest: () => read(manifestName), file: read}});
}

async function measureSize(
  records: readonly SearchRecord[],
  times: number,
  queries: readonly Query[],
) {
  const synonyms = withoutComments(readFileSync(synonymsFile, 'utf8'));
  const grown = grownCorpus(records, times);
  const built = await timed(() => buildIndex(grown, synonyms, origin, manifestName));
  const own = built.value.find(({name}) => name.startsWith(`${ownTag}.`))!;
  const engine = engineOf(built.value);
  const filters = {facetFilters: [`docusaurus_tag:${ownTag}`]};
  const ready = await timed(() => engine.prepare(filters));
  await engine.prepare({facetFilters: []});
  const answers: number[] = [];
  for (const query of queries) {
    const request = requestFor(query, 20);
    answers.push((await timed(() => engine.search({requests: [request]}))).milliseconds);
  }
  return {
    times,
    pages: new Set(grown.map(({url_without_anchor: url}) => url)).size,
    records: grown.length,
    buildMilliseconds: Math.round(built.milliseconds),
    ownIndexBytes: compressed(own.content),
    ownIndexReadyMilliseconds: Math.round(ready.milliseconds),
    answerMilliseconds: spread(answers),
  };
}

/** How building, loading and answering grow with the corpus. Answers are measured without a browser. */
export async function measureGrowth(records: readonly SearchRecord[], queries: readonly Query[]) {
  const results: Awaited<ReturnType<typeof measureSize>>[] = [];
  for (const times of sizes) {
    results.push(await measureSize(records, times, queries));
  }
  return results;
}
