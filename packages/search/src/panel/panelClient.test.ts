import {describe, expect, it, vi} from 'vitest';
import {corpusEngine} from '../../tests/corpus';
import {createPanelClient} from './panelClient';

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

describe('createPanelClient', () => {
  it('lets nothing but marks become elements', async () => {
    const client = createPanelClient(
      async () => engine,
      () => filters,
      () => {},
      () => 20,
    );
    const {results} = await client.search({requests: [request]});
    // Upstream reads the rest of the answer as well.
    expect(results[0]).toMatchObject({query: 'text', nbHits: 1});
    const [hit] = results[0]!.hits;
    const html = '&lt;img src=x onerror=alert(1)&gt; im ';
    expect(hit).toMatchObject({
      content: `${html}Text`,
      // The name of a group is shown as text.
      hierarchy: {lvl0: 'A & B', lvl1: 'Titel &lt;b&gt;'},
      _highlightResult: {hierarchy: {lvl0: {value: 'A & B'}}},
      _snippetResult: {
        hierarchy: {lvl1: {value: 'Titel &lt;b&gt;'}},
        content: {value: `${html}<b>Text</b>`},
      },
    });
  });

  it('puts the questions first, as safe as the hits, and counts them as no results', async () => {
    const onAnswer = vi.fn();
    const question = {
      question: 'Wo ist <b> & «Bild»?',
      url: 'https://h.test/a#b',
      group: 'A & B',
      page: '<i>Titel',
    };
    const asked = {
      search: async (...args: Parameters<typeof engine.search>) => {
        const {results} = await engine.search(...args);
        return {results: results.map((result) => ({...result, questions: [question]}))};
      },
    };
    const client = createPanelClient(
      async () => asked,
      () => ({facetFilters: []}),
      onAnswer,
      () => 2,
    );
    const hits = async () => (await client.search({requests: [request]})).results[0]!.hits;
    const [first, ...others] = await hits();
    expect(first).toMatchObject({
      url: question.url,
      type: 'lvl1',
      hierarchy: {lvl0: 'Fragen', lvl1: 'Wo ist &lt;b&gt; &amp; «Bild»?'},
      content: '&lt;i&gt;Titel · A &amp; B',
    });
    expect(others).toHaveLength(1);
    expect(client.hasRest()).toBe(true);
    expect(await hits()).toHaveLength(3);
    expect(onAnswer).toHaveBeenLastCalledWith({query: 'text', count: 2, isComplete: true});
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
    const client = createPanelClient(
      async () => engine,
      () => filters,
      onAnswer,
      () => 20,
    );
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
