import {describe, expect, it} from 'vitest';
import {corpusEngine, origin, type CorpusPage} from '../../tests/corpus';
import type {SearchRequest} from '../wire/types';

const title = 'Kalender teilen';
/** A page on sharing a calendar for each manual, `a`, `b` and so on. */
const pagesOf = (...manuals: string[]): Record<string, CorpusPage> =>
  Object.fromEntries(
    manuals.map((manual) => [`/${manual}/teilen`, {title, tag: `docs-${manual}-current`}]),
  );

/** Answers less well than a page with just this title, but says all of the query. */
const longer = {title: 'Kalender mit Aufgaben teilen', tag: 'docs-x-current'};
const mention = {title: 'Termine', tag: 'docs-x-current', texts: {'': ['Kalender teilen.']}};
const other = {title: 'Anderes', tag: 'docs-y-current', group: 'Intranet'};

/** The paths of the results that stand at the top because several products answer, and of all results. */
async function found(
  pages: Record<string, CorpusPage>,
  more: Partial<SearchRequest> = {},
): Promise<{competing: string[]; all: string[]}> {
  const request = {indexName: 'x', query: 'kalender teilen ', ...more};
  const engine = corpusEngine(pages);
  // The first answer may come before the other manuals have arrived.
  await engine.search({requests: [request]});
  const {hits, competing = 0} = (await engine.search({requests: [request]})).results[0]!;
  const all = hits.map(({url}) => url.slice(origin.length));
  return {competing: all.slice(0, competing), all};
}

describe('where several products answer', () => {
  it('the best result of each comes first, all others after them', async () => {
    const more = {'/a/noch': {title: `${title} und drucken`}};
    const {competing, all} = await found({...more, ...pagesOf('a', 'b', 'c')});
    expect(competing).toEqual(['/a/teilen', '/b/teilen', '/c/teilen']);
    expect(all).toHaveLength(4);
  });

  it('four of them do at most, and of those the main ones', async () => {
    const mainTags = ['docs-f-current'];
    const {competing, all} = await found(pagesOf('a', 'b', 'c', 'd', 'e', 'f'), {mainTags});
    expect(competing).toEqual(['/a/teilen', '/b/teilen', '/c/teilen', '/f/teilen']);
    expect(all).toHaveLength(6);
  });

  it('one that has all of the query does so too, with a lower score', async () => {
    const {competing} = await found({...pagesOf('a', 'b'), '/x/aufgaben': longer});
    expect(competing).toHaveLength(3);
  });

  it.each([
    ['has a part of the query', {title: 'Kalender', tag: 'docs-x-current'}],
    ['only mentions it', mention],
  ])('one that %s does not', async (_, page) => {
    const {competing, all} = await found({...pagesOf('a', 'b'), '/x/seite': page});
    expect(competing).toEqual(['/a/teilen', '/b/teilen']);
    expect(all).toContain('/x/seite');
  });

  it('the versions of a product are one', async () => {
    const older = {title, tag: 'docs-a-1.0', version: '1.0'};
    const {competing} = await found({...pagesOf('a', 'b'), '/a/1.0/teilen': older});
    expect(competing).toHaveLength(2);
  });
});

describe('no product stands beside another', () => {
  const two = pagesOf('a', 'b');

  it('where no other answers about as well as the first result', async () => {
    const {competing, all} = await found({...pagesOf('a'), '/x/aufgaben': longer});
    expect([competing, all.length]).toEqual([[], 2]);
  });

  it('where the reader prefers one, also without an answer; a version that comes last is no preference', async () => {
    for (const preferred of ['a', 'y']) {
      const optionalFilters = [`docusaurus_tag:docs-${preferred}-current`];
      expect((await found({...two, '/y': other}, {optionalFilters})).competing).toEqual([]);
    }
    const last = await found(two, {optionalFilters: ['docusaurus_tag:-docs-a-1.0']});
    expect(last.competing).toHaveLength(2);
  });

  it('where the query names one, also without an answer', async () => {
    const query = 'kalender teilen intranet ';
    for (const page of [other, {...other, title}]) {
      expect((await found({...two, '/y': page}, {query})).competing).toEqual([]);
    }
  });

  it('where it is the course', async () => {
    const lastTags = ['docs-b-current'];
    expect((await found(pagesOf('a', 'b', 'c'), {lastTags})).competing).toEqual([
      '/a/teilen',
      '/c/teilen',
    ]);
  });

  it('where a single word asks nothing', async () => {
    expect((await found(two, {query: 'kalender '})).competing).toEqual([]);
  });
});
