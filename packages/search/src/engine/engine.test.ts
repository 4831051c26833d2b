import {describe, expect, it} from 'vitest';
import {corpusEngine, origin} from '../../tests/corpus';
import type {SearchRequest} from '../wire/types';

const pages = {
  '/a/passwort': {
    title: 'Passwort',
    keywords: ['Kennwort'],
    texts: {'': ['Alles über Ihr Passwort.'], 'Passwort ändern': ['Öffnen Sie Ihr Konto.']},
  },
  '/a/formulare': {
    title: 'Kontaktformular',
    texts: {Felder: ['Ein Formular hat Felder.', 'Der Kontakt steht im Impressum.']},
  },
  '/a/bilder': {title: 'Bilder', texts: {'': ['Bilder hochladen und zuschneiden.']}},
  '/b/passwort': {
    title: 'Anmelden',
    tag: 'docs-b-current',
    group: 'Intranet',
    texts: {'Passwort vergessen': ['Klicken Sie auf den Link.']},
  },
};
const engine = corpusEngine(pages, 'Bild, Foto\nOut of Office, Passwort\nanmelden, einloggen');

async function search(query: string, more: Partial<SearchRequest> = {}) {
  const {results} = await engine.search({requests: [{indexName: 'x', query, ...more}]});
  return results[0]!;
}
const paths = async (query: string, more: Partial<SearchRequest> = {}) =>
  (await search(query, more)).hits.map(({url}) => url.slice(origin.length));

describe('what a query finds', () => {
  it.each([
    ['its words in any form', 'Passwörter ', '/a/passwort'],
    ['another spelling of umlauts', 'passwort aendern', '/a/passwort#passwort-ändern'],
    ['the parts of a compound', 'Passwortänderung ', '/a/passwort#passwort-ändern'],
    ['a compound by its part', 'formular ', '/a/formulare'],
    ['what a compound belongs to', 'Bilderkonto ', '/a/bilder'],
    ['two words for one', 'kontakt formular ', '/a/formulare'],
    ['a misspelled word', 'Paswort', '/a/passwort'],
    ['swapped letters', 'Formualr ', '/a/formulare'],
    ['the beginning of a word', 'hochl', '/a/bilder'],
    ['the beginning of a misspelled word', 'hohcla', '/a/bilder'],
    ['the inside of a word', 'schneid', '/a/bilder'],
    ['a synonym', 'Foto ', '/a/bilder'],
    ['a wording of several words', 'out of office ', '/a/passwort'],
    ['a participle', 'geöffnet ', '/a/passwort#passwort-ändern'],
    ['a verb in two parts', 'wie lade ich alle hoch', '/a/bilder'],
    ['a synonym of a verb in two parts', 'wie logge ich mich ein', '/b/passwort'],
    ['the keywords of the page', 'Kennwort ', '/a/passwort'],
    ['the name of the manual', 'Intranet ', '/b/passwort'],
    ['a question', 'wie kann ich mein Passwort ändern?', '/a/passwort#passwort-ändern'],
  ])('%s: «%s»', async (_, query, first) => {
    expect((await paths(query))[0]).toBe(first);
  });

  it('is a stop word when there is nothing else', async () => {
    expect(await paths('über ')).toEqual(['/a/passwort']);
  });

  it('is a common compound as such, not its parts apart', async () => {
    const texts = {'': ['Der Reisepass hat ein Wort und einen Pass.']};
    const many = ['eins', 'zwei', 'drei', 'vier', 'fünf'].map((title) => [
      `/${title}`,
      {title: `Passwort ${title}`},
    ]);
    const common = corpusEngine({...Object.fromEntries(many), '/pass': {title: 'Reise', texts}});
    const {results} = await common.search({requests: [{indexName: 'x', query: 'Passwort '}]});
    expect(results[0]?.hits.map(({url}) => url)).not.toContain(`${origin}/pass`);
    const rare = corpusEngine({
      '/eins': {title: 'Passwort eins'},
      '/pass': {title: 'Reise', texts},
    });
    const answer = await rare.search({requests: [{indexName: 'x', query: 'Passwort '}]});
    expect(answer.results[0]?.hits.map(({url}) => url)).toContain(`${origin}/pass`);
  });

  it('is nothing for a word that no page has', async () => {
    expect(await search('xqzwv')).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
  });

  it.each([
    '',
    '   ',
    '"<script>alert(1)</script>"',
    "' OR 1=1 --",
    '.*+?^${}()|[]\\',
    '😀🎉👩‍👩‍👧',
    'ä'.repeat(64),
    '__proto__ constructor toString',
    '\u0000\ud800',
    '+passwort -bild',
  ])('is no error for %j', async (query) => {
    await expect(search(query)).resolves.toMatchObject({query});
  });

  it('counts at most 64 letters', async () => {
    expect(await paths(`${' '.repeat(64)}passwort`)).toEqual([]);
  });
});

describe('the order of the results', () => {
  it('is title before heading before text', async () => {
    const ordered = corpusEngine({
      '/text': {title: 'Eins', texts: {'': ['Hier steht Galerie im Text.']}},
      '/heading': {title: 'Zwei', texts: {'Galerie einfügen': ['Text']}},
      '/title': {title: 'Galerie', texts: {'': ['Text']}},
    });
    const {results} = await ordered.search({requests: [{indexName: 'x', query: 'galerie '}]});
    expect(results[0]!.hits.map(({url_without_anchor: url}) => url.slice(origin.length))).toEqual([
      '/title',
      '/heading',
      '/text',
    ]);
  });

  it('has all words before some of them', async () => {
    const found = await paths('passwort vergessen ');
    expect(found[0]).toBe('/b/passwort#passwort-vergessen');
    expect(found.some((path) => path.startsWith('/a/passwort'))).toBe(true);
  });

  /** Paths in their order for a corpus of its own; of equals, by address. */
  const order = async (query: string, corpus: Parameters<typeof corpusEngine>[0]) => {
    const {results} = await corpusEngine(corpus).search({requests: [{indexName: 'x', query}]});
    return results[0]!.hits.map(({url}) => url.slice(origin.length));
  };

  it('has a title before a heading that says the same', async () => {
    const corpus = {
      '/a': {title: 'Eins', texts: {Galerie: ['Text']}},
      '/b': {title: 'Galerie', texts: {'': ['Text']}},
    };
    expect(await order('galerie ', corpus)).toEqual(['/b', '/a#galerie']);
  });

  it('has all parts of a compound before its last one alone', async () => {
    const corpus = {'/a': {title: 'Adresse ändern'}, '/b': {title: 'Passwort ändern'}};
    expect(await order('passwortänderung ', corpus)).toEqual(['/b', '/a']);
  });

  it('is that of the addresses where nothing else tells, not that in which files arrive', async () => {
    const corpus = {'/b': {title: 'Galerie'}, '/a': {title: 'Galerie'}};
    expect(await order('galerie ', corpus)).toEqual(['/a', '/b']);
  });

  it('is that of the page for sections where nothing else tells', async () => {
    const corpus = {'/a': {title: 'Eins', texts: {'Galerie b': ['Text'], 'Galerie a': ['Text']}}};
    expect(await order('galerie ', corpus)).toEqual(['/a#galerie-b', '/a#galerie-a']);
  });

  it('has the section that answers a whole question in the place of its page', async () => {
    const texts = {'So drehen': ['Die Galerie.'], Fragen: ['Eine Galerie fehlt.']};
    const corpus = {'/a': {title: 'Galerie mit Rahmen drehen', texts}};
    expect(await order('galerie drehen ', corpus)).toEqual(['/a#so-drehen', '/a#fragen']);
    expect((await order('galerie ', corpus))[0]).toBe('/a');
  });

  it('leaves out what has next to nothing of the query', async () => {
    const corpus = {
      '/most': {title: 'Galerie mit Rahmen und Schatten'},
      '/number': {title: '5'},
      '/part': {title: 'Rahmen'},
    };
    expect(await order('galerie rahmen schatten 5 ', corpus)).toEqual(['/most', '/part']);
  });

  it('has a text before one that only leads to it', async () => {
    const corpus = {
      '/there': {title: 'Eins', texts: {'': ['→ Mehr zur Galerie']}},
      '/here': {title: 'Zwei', texts: {'': ['Alles zur Galerie']}},
    };
    expect(await order('galerie ', corpus)).toEqual(['/here', '/there']);
  });

  it('has the heading with the very words first', async () => {
    const corpus = {'/form': {title: 'Galerien ordnen'}, '/words': {title: 'Galerie ordnen'}};
    expect(await order('galerie ordnen ', corpus)).toEqual(['/words', '/form']);
  });

  it('takes two words that are also written as one for that one', async () => {
    const corpus = {'/part': {title: 'Seite'}, '/whole': {title: 'Webseite'}};
    expect((await order('web seite ', corpus))[0]).toBe('/whole');
  });

  it('lets another page come before the second section of the first', async () => {
    const corpus = {
      '/many': {title: 'Eins', texts: {'Galerie anlegen': [], 'Galerie füllen': []}},
      '/one': {title: 'Zwei', texts: {'Galerie ordnen': []}},
    };
    expect((await order('galerie ', corpus))[1]).toBe('/one#galerie-ordnen');
  });

  it('ends after the first ones with what has nearly all words', async () => {
    const one = Array.from({length: 30}, (_, i) => [`/galerie-${i}`, {title: `Galerie ${i}`}]);
    const corpus = {...Object.fromEntries(one), '/both': {title: 'Galerie mit Rahmen'}};
    const found = await order('galerie rahmen ', corpus);
    expect(found[0]).toBe('/both');
    expect(found.length).toBeLessThanOrEqual(10);
  });

  it('has a page whose sections together have all words before titles with one of them', async () => {
    const corpus = {
      '/one': {title: 'Galerie'},
      '/other': {title: 'Rahmen'},
      '/both': {title: 'Eins', texts: {Galerie: [], Rahmen: []}},
    };
    expect((await order('galerie rahmen ', corpus))[0]).toMatch(/^\/both#/);
  });

  it('has a page before the category page that lists it', async () => {
    const both = corpusEngine({
      '/category': {title: 'Galerie', isCategory: true},
      '/page': {title: 'Galerie'},
    });
    const {results} = await both.search({requests: [{indexName: 'x', query: 'galerie'}]});
    expect(results[0]!.hits[0]!.url).toBe(`${origin}/page`);
  });
});

describe('filters and pages', () => {
  it('takes an AND of ORs', async () => {
    const facetFilters = [
      'language:de-CH',
      ['docusaurus_tag:docs-b-current', 'docusaurus_tag:docs-c'],
    ];
    expect(await paths('passwort ', {facetFilters})).toEqual(['/b/passwort#passwort-vergessen']);
    expect(await paths('passwort ', {facetFilters: ['language:fr']})).toEqual([]);
  });

  it('takes a single filter, and a request without query', async () => {
    const single = {facetFilters: 'docusaurus_tag:docs-b-current'};
    expect(await paths('passwort ', single)).toEqual(['/b/passwort#passwort-vergessen']);
    expect(await search('passwort ', {hitsPerPage: 0})).toMatchObject({hits: [], nbPages: 0});
    const {results} = await engine.search({requests: [{indexName: 'x'}]});
    expect(results).toMatchObject([{query: '', nbHits: 0}]);
  });

  it('cuts the results into pages', async () => {
    const whole = await search('passwort ');
    const second = await search('passwort ', {hitsPerPage: 1, page: 1});
    expect(second).toMatchObject({
      nbHits: whole.nbHits,
      nbPages: whole.nbHits,
      page: 1,
      hitsPerPage: 1,
    });
    expect(second.hits).toEqual([whole.hits[1]]);
    expect((await search('passwort ', {page: 9})).hits).toEqual([]);
  });

  it('looks for finished words in each scope anew', async () => {
    const tags = ['docs-a-current', 'docs-b-current'];
    for (const tag of tags) {
      const {hits} = await search('passwort link', {facetFilters: [`docusaurus_tag:${tag}`]});
      expect(new Set(hits.map(({docusaurus_tag: found}) => found))).toEqual(new Set([tag]));
    }
  });

  it('answers several requests in their order', async () => {
    const requests = ['bilder', 'kontaktformular'].map((query) => ({indexName: 'x', query}));
    const {results} = await engine.search({requests});
    expect(results.map(({query}) => query)).toEqual(['bilder', 'kontaktformular']);
  });
});
