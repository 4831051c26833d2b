import {describe, expect, it} from 'vitest';
import {builtEngine, engineFinder} from '../search/builtEngine';
import {measureQuality, report} from '../search/quality';
import {readQueries} from '../search/queries';

const queries = readQueries();
const atLeast = {queries: 120, top1: 0.85, top3: 0.97};

describe('the queries of tests/search/queries.tsv', () => {
  it('are many enough, each once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(atLeast.queries);
    const keys = queries.map(({query, place}) => `${place} ${query}`);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('find their pages', async () => {
    const quality = await measureQuality(queries, engineFinder(builtEngine()));
    const {top1, top3} = quality;
    console.log(
      `${queries.length} queries: first ${(top1 * 100).toFixed(1)} %, first three ${(top3 * 100).toFixed(1)} %\n${report(quality)}`,
    );
    expect(top1).toBeGreaterThanOrEqual(atLeast.top1);
    expect(top3).toBeGreaterThanOrEqual(atLeast.top3);
  }, 120_000);
});
