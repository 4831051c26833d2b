import {describe, expect, it} from 'vitest';
import {corpusEngine, type CorpusPage} from '../../tests/corpus';

const pages: Record<string, CorpusPage> = {
  '/a/rechnung': {
    title: 'Rechnung',
    texts: {'': ['Der Beleg.'], Drucken: ['So drucken Sie.'], Versand: ['Der Weg.']},
  },
  '/a/drucken': {title: 'Seite drucken', texts: {'': ['Nehmen Sie Papier.']}},
  ...Object.fromEntries(
    Array.from({length: 30}, (_, i) => [`/a/papier-${i}`, {title: `Papier ${i}`}]),
  ),
  '/a/tinte': {title: 'Tinte'},
  '/b/lieferschein': {title: 'Lieferschein', tag: 'docs-b-current', texts: {'': ['Ein Beleg.']}},
};
const engine = corpusEngine(pages, 'Quittung, Beleg');

/** A query as the answer gives it: with marks around what was left out; null where nothing was. */
async function marked(query: string, tag?: string): Promise<string | null> {
  const facetFilters = tag ? [`docusaurus_tag:docs-${tag}-current`] : [];
  const {results} = await engine.search({requests: [{indexName: 'x', query, facetFilters}]});
  return results[0]!.queryAfterRemoval ?? null;
}

describe('what a query is answered without', () => {
  it.each([
    ['nothing, where a section has all words', 'rechnung beleg '],
    ['nothing, where the sections of a page have them together', 'rechnung drucken versand '],
    ['nothing, where a synonym stands for a word', 'rechnung quittung '],
    ['nothing, where a word is misspelled', 'rechnugn drucken '],
    ['nothing, where stop words are in no text', 'wie kann ich eine rechnung drucken '],
    ['nothing, where nothing is found', 'xaver yak '],
  ])('%s: «%s»', async (_, query) => {
    expect(await marked(query)).toBeNull();
  });

  it('is nothing where another page than the first has all words', async () => {
    const corpus = corpusEngine({
      '/a': {title: 'Rahmen'},
      '/b': {title: 'Eins', texts: {Erstens: ['Eine Galerie.'], Zweitens: ['Der Rahmen.']}},
    });
    const {results} = await corpus.search({requests: [{indexName: 'x', query: 'galerie rahmen '}]});
    expect(results[0]!.hits[0]!.url).toMatch(/a$/);
    expect(results[0]!.queryAfterRemoval).toBeUndefined();
  });

  it('is a word that no page has, as it was typed', async () => {
    expect(await marked('Rechnung drucken Xaver?')).toBe('Rechnung drucken <em>Xaver</em>?');
    expect(await marked('Rechnungs-Xaver drucken ')).toBe('Rechnungs-<em>Xaver</em> drucken ');
  });

  it('is a word that no page of the scope has', async () => {
    expect(await marked('Rechnung Lieferschein ', 'a')).toBe('Rechnung <em>Lieferschein</em> ');
  });

  it('is the word that tells least, where no page has all', async () => {
    expect(await marked('Tinte Papier ')).toBe('Tinte <em>Papier</em> ');
    expect(await marked('Papier Tinte ')).toBe('<em>Papier</em> Tinte ');
  });

  it('is every word that the first result lacks', async () => {
    expect(await marked('Xaver Papier Tinte ')).toBe('<em>Xaver</em> <em>Papier</em> Tinte ');
  });
});
