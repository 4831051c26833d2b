import {describe, expect, it} from 'vitest';
import {builtEngine, engineFinder} from '../quality/builtEngine';
import {measureQuality, report} from '../quality/quality';
import {readQueries} from '../quality/queries';

/** Shares that the queries reach, a little lower, so that a step back is noticed. */
const lists = {
  'packages/search/tests/quality/queries.tsv': {top1: 0.93, top3: 0.98},
  'packages/search/tests/quality/moreQueries.tsv': {top1: 0.88, top3: 0.96},
  'packages/search/tests/quality/pastQueries.tsv': {top1: 0.95, top3: 0.98},
  'packages/search/tests/quality/lastQueries.tsv': {top1: 0.87, top3: 0.94},
};

describe.each(Object.entries(lists))('the queries of %s', (file, atLeast) => {
  const queries = readQueries(file);

  it('are many enough, each once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
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
