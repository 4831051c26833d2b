import {expect, it} from 'vitest';
import {corpusEngine, origin} from '../../tests/corpus';

const engine = corpusEngine({
  '/a/login': {title: 'Anmelden', texts: {'': ['Gutschein für alle.']}},
  '/a/1.0/login': {title: 'Anmelden', tag: 'docs-a-1.0', version: '1.0'},
  '/a/1.0/shop': {title: 'Gutschein', tag: 'docs-a-1.0', version: '1.0'},
});
const search = async (query: string, other: boolean) => {
  const tags = ['docs-a-current', ...(other ? ['docs-a-1.0'] : [])];
  const {results} = await engine.search({
    requests: [
      {
        indexName: 'x',
        query,
        facetFilters: [tags.map((tag) => `docusaurus_tag:${tag}`)],
        ...(other && {optionalFilters: ['docusaurus_tag:-docs-a-1.0']}),
      },
    ],
  });
  return results[0]!.hits.map(({url}) => url.slice(origin.length));
};

it('gives pages of another version that the searched one does not have', async () => {
  expect(await search('gutschein', true)).toContain('/a/1.0/shop');
  expect(await search('gutschein', false)).not.toContain('/a/1.0/shop');
});

it('gives no page twice', async () => {
  expect(await search('anmelden', true)).toEqual(['/a/login']);
});
