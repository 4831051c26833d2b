import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {shortenQuery} from '../../src/address/shortenQuery';
import {scopeFilters} from '../../src/address/scope';
import {builtEngine} from '../quality/builtEngine';
import {scopeOf} from '../quality/queries';

const client = builtEngine();
const lines = readFileSync('packages/search/tests/quality/nearMisses.tsv', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t') as [query: string, place: string, never: string]);

it('are many', () => {
  expect(lines.length).toBeGreaterThanOrEqual(30);
});

it.each(lines)('shows no steps of another task for «%s» (%s)', async (query, place, never) => {
  const {results} = await client.search({
    requests: [
      {indexName: 'test', query: shortenQuery(query), ...scopeFilters(scopeOf(place), false)},
    ],
  });
  const {steps = [], text = ''} = results[0]!.beginning ?? {};
  expect([...steps, text].join(' ')).not.toMatch(new RegExp(never));
});
