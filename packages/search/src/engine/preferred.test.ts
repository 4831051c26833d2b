import {describe, expect, it} from 'vitest';
import {corpusEngine, origin} from '../../tests/corpus';

describe('the preferred manual', () => {
  it('comes first, all else being equal', async () => {
    const twins = corpusEngine({
      '/a': {title: 'Menü', tag: 'docs-a-current'},
      '/b': {title: 'Menü', tag: 'docs-b-current'},
    });
    for (const manual of ['a', 'b']) {
      const optionalFilters = [`docusaurus_tag:docs-${manual}-current`];
      const request = {indexName: 'x', query: 'menü', optionalFilters};
      // The first answer may come before the other manual has arrived.
      await twins.search({requests: [request]});
      const {results} = await twins.search({requests: [request]});
      expect(results[0]!.hits.map(({url}) => url.slice(origin.length))[0]).toBe(`/${manual}`);
      expect(results[0]!.nbHits).toBe(2);
    }
  });

  it('stays in, also without a word that only others have', async () => {
    const texts = {'': ['Haben Sie eine Seite aus Versehen gelöscht?']};
    const others = ['eins', 'zwei', 'drei', 'vier', 'fünf'].map((title) => [
      `/b/${title}`,
      {title, texts, tag: 'docs-b-current'},
    ]);
    const both = corpusEngine({
      '/a/seite': {title: 'Seite löschen'},
      ...Object.fromEntries(others),
    });
    const request = {indexName: 'x', query: 'seite aus versehen gelöscht '};
    const whole = await both.search({requests: [request]});
    expect(whole.results[0]!.nbHits).toBe(6);
    const optionalFilters = ['docusaurus_tag:docs-a-current'];
    const {results} = await both.search({requests: [{...request, optionalFilters}]});
    expect(results[0]!.hits[0]!.url).toBe(`${origin}/a/seite`);
    expect(results[0]!.nbHits).toBe(6);
  });

  it('comes after another that is meant', async () => {
    const both = corpusEngine({
      '/a/menu': {title: 'Menü', texts: {'': ['Hier richten Sie das Menü ein: einrichten.']}},
      '/b/postfach': {title: 'Postfach einrichten', tag: 'docs-b-current'},
      '/b/menu': {title: 'Menü', tag: 'docs-b-current'},
    });
    const request = {
      indexName: 'x',
      query: 'postfach einrichten ',
      optionalFilters: ['docusaurus_tag:docs-a-current'],
    };
    await both.search({requests: [{...request, optionalFilters: []}]});
    const {results} = await both.search({requests: [request]});
    expect(results[0]!.hits.map(({url}) => url)).toEqual([
      `${origin}/b/postfach`,
      `${origin}/a/menu`,
    ]);
  });
});
