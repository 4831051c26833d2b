import {describe, expect, it, vi} from 'vitest';
import {corpusEngine} from '../../tests/corpus';
import {asListed, createPanelClient} from './panelClient';

const engine = corpusEngine({
  '/a': {title: 'Titel <b>', group: 'A & B', texts: {'': ['<img src=x onerror=alert(1)> im Text']}},
  '/b': {title: 'Anderes', tag: 'docs-b-current', texts: {'': ['auch ein Text']}},
});
const filters = {facetFilters: [['docusaurus_tag:docs-a-current']]};
const request = {
  indexName: 'x',
  query: 'text',
  attributesToSnippet: ['content:10', 'hierarchy.lvl1:10'],
};

/** Opens a client that takes up to `most` hits at first. */
const open = (most = 20, onAnswer: Parameters<typeof createPanelClient>[2] = () => {}) =>
  createPanelClient(
    async () => engine,
    () => filters,
    onAnswer,
    () => most,
  );

describe('createPanelClient', () => {
  it('lets nothing but marks become elements', async () => {
    const client = open();
    const {results} = await client.search({requests: [request]});
    // Upstream reads the rest of the answer as well.
    expect(results[0]).toMatchObject({query: 'text', nbHits: 1});
    expect(asListed(results[0]!.hits[0]!)).toMatchObject({
      hierarchy: {lvl1: 'Titel &lt;b&gt;'},
      content: 'A &amp; B',
    });
  });

  it('lists sections in one order, with the question that found them, page and product', async () => {
    const client = createPanelClient(
      async () =>
        corpusEngine({
          '/typo3/bild': {
            title: 'Medien',
            group: 'TYPO3 › Inhalte',
            texts: {Austauschen: ['Wählen Sie ein anderes.'], Ordnen: ['Bild für Bild.']},
            questions: {austauschen: ['Wie ersetze ich ein <Bild>?']},
          },
        }),
      () => ({facetFilters: []}),
      () => {},
      () => 20,
    );
    const {results} = await client.search({requests: [{...request, query: 'bild ersetzen'}]});
    // Upstream groups by these.
    const groups = results[0]!.hits.map(({hierarchy: {lvl0, lvl1}}) => [lvl0, lvl1]);
    expect(new Set(groups.map(([lvl0]) => lvl0)).size).toBe(1);
    expect(new Set(groups.map(([, lvl1]) => lvl1)).size).toBe(groups.length);
    const lines = results[0]!.hits
      .map(asListed)
      .map(({hierarchy, content}) => [hierarchy.lvl1, content]);
    expect(lines).toEqual([
      ['Wie <b>ersetze</b> ich ein &lt;<b>Bild</b>&gt;?', 'Medien · TYPO3'],
      ['Ordnen', 'Medien · TYPO3'],
    ]);
  });

  it('applies the filters of the moment and reports the count', async () => {
    const onAnswer = vi.fn();
    let current: {facetFilters: string[][]} = filters;
    const client = createPanelClient(
      async () => engine,
      () => current,
      onAnswer,
      () => 20,
    );
    await client.search({requests: [request]});
    current = {facetFilters: []};
    await client.search({requests: [request]});
    expect(onAnswer.mock.calls).toEqual([
      [{query: 'text', count: 1, isComplete: true}],
      [{query: 'text', count: 2, isComplete: true}],
    ]);
  });

  it('reports no answer to what was forgotten', async () => {
    const onAnswer = vi.fn();
    const client = open(20, onAnswer);
    const late = client.search({requests: [request]});
    client.forget();
    await late;
    expect(onAnswer).not.toHaveBeenCalled();
    await client.search({requests: [request]});
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('gives what fills the screen first, and all of it when asked again', async () => {
    const client = createPanelClient(
      async () => engine,
      () => ({facetFilters: []}),
      () => {},
      () => 1,
    );
    const found = async (query: string) => {
      const {results} = await client.search({requests: [{...request, query}]});
      return {hits: results[0]!.hits.length, of: results[0]!.nbHits, hasRest: client.hasRest()};
    };
    expect(await found('text')).toEqual({hits: 1, of: 2, hasRest: true});
    expect(await found('text')).toEqual({hits: 2, of: 2, hasRest: false});
    expect(await found('anderes')).toEqual({hits: 1, of: 1, hasRest: false});
    expect(await found('text')).toEqual({hits: 1, of: 2, hasRest: true});
    client.forget();
    expect(client.hasRest()).toBe(false);
    expect(await found('text')).toEqual({hits: 1, of: 2, hasRest: true});
  });

  it('says so when there is no answer, whatever the reason', async () => {
    const onAnswer = vi.fn();
    const client = createPanelClient(
      () => Promise.reject(new Error('offline')),
      () => filters,
      onAnswer,
      () => 20,
    );
    const {results} = await client.search({requests: [request]});
    expect(results).toMatchObject([{hits: [], nbHits: 0, query: request.query}]);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(null);
  });
});
