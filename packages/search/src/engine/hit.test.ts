import type {SearchRequest} from '../wire/types';
import {describe, expect, it} from 'vitest';
import {corpusEngine} from '../../tests/corpus';

const engine = corpusEngine(
  {
    '/form': {
      title: 'Kontaktformulare',
      group: 'TYPO3 › Grundlagen',
      texts: {
        '': ['Einleitung ohne das Gesuchte.', 'Jedes Formular braucht ein Ziel.', 'Kontakt'],
        'Felder ändern': ['Die E-Mail-Adresse gehört ins erste Feld.'],
        Beispiel: ['<script>alert("x")</script> steht als Text da.'],
      },
    },
    '/lang': {
      title: 'Langer Text',
      texts: {'': [`${'Wort '.repeat(30)}Karussell ${'danach '.repeat(30)}Karussell`]},
    },
    '/deep': {title: 'Tiefe', texts: {Erstens: [], '# Einzelheit': [], Zweitens: ['Gabelung']}},
  },
  'Mail, Post',
);

async function first(query: string, more: Partial<SearchRequest> = {}) {
  const {results} = await engine.search({
    requests: [
      {
        indexName: 'x',
        query,
        highlightPreTag: '[',
        highlightPostTag: ']',
        attributesToSnippet: ['content:10', 'hierarchy.lvl1:10'],
        ...more,
      },
    ],
  });
  return results[0]!.hits[0]!;
}

describe('a hit', () => {
  it('is the title when it matches, with the text that answers best', async () => {
    const hit = await first('formular ');
    expect(hit).toMatchObject({
      type: 'lvl1',
      anchor: null,
      url: 'https://handbuch.example.ch/form',
      content: 'Jedes Formular braucht ein Ziel.',
      docusaurus_tag: 'docs-a-current',
    });
  });

  it('is the heading when it matches, else the text', async () => {
    expect(await first('felder')).toMatchObject({type: 'lvl2', anchor: 'felder-ändern'});
    expect(await first('gehört')).toMatchObject({type: 'content', anchor: 'felder-ändern'});
  });

  it('shows the first text when none matches', async () => {
    expect((await first('beispiel ')).content).toMatch(/steht als Text da/);
  });

  it('lies below its own headings, not below those of the section before', async () => {
    expect((await first('gabelung')).hierarchy).toMatchObject({lvl2: 'Zweitens', lvl3: null});
  });

  it('has no entries for levels without heading', async () => {
    const {_highlightResult: full} = await first('formular');
    expect(Object.keys(full.hierarchy)).toEqual(['lvl0', 'lvl1']);
  });

  it.each([
    [['hierarchy.lvl0'], ['lvl0'], false],
    [['hierarchy', 'content'], ['lvl0', 'lvl1'], true],
    [[], [], false],
  ])(
    'has the full texts of %j only when asked for them',
    async (attributes, names, withContent) => {
      const hit = await first('formular', {attributesToHighlight: attributes});
      expect(Object.keys(hit._highlightResult.hierarchy)).toEqual(names);
      expect('content' in hit._highlightResult).toBe(withContent);
      expect(hit._snippetResult?.content).toBeDefined();
    },
  );
});

describe('highlighting', () => {
  it.each([
    ['formular ', 'hierarchy.lvl1', '[Kontaktformulare]'],
    ['felder aendern ', 'hierarchy.lvl2', '[Felder] [ändern]'],
    ['änderungen ', 'hierarchy.lvl2', 'Felder [ändern]'],
    ['mail ', 'content', 'Die E-[Mail]-Adresse gehört ins erste Feld.'],
    ['emailadresse ', 'content', 'Die [E-Mail-Adresse] gehört ins erste Feld.'],
    ['post ', 'content', 'Die E-[Mail]-Adresse gehört ins erste Feld.'],
    ['adr', 'content', 'Die E-Mail-[Adresse] gehört ins erste Feld.'],
    ['gehotr ', 'content', 'Die E-Mail-Adresse [gehört] ins erste Feld.'],
  ])('«%s» marks what matched in %s', async (query, attribute, expected) => {
    const {_highlightResult: full} = await first(query);
    const value =
      attribute === 'content' ? full.content : full.hierarchy[attribute.slice(10) as 'lvl1'];
    expect(value?.value).toBe(expected);
    expect(value?.matchLevel).not.toBe('none');
  });

  it.each([
    ['felder ändern ', 'full', ['felder', 'andern']],
    ['die felder ändern ', 'full', ['felder', 'andern']],
    ['änderung ', 'full', ['anderung']],
    ['felder löschen ', 'partial', ['felder']],
    ['felder mail ', 'partial', ['felder']],
  ])('«%s» says how much matched: %s, %j', async (query, matchLevel, matchedWords) => {
    const {_highlightResult: full, _snippetResult: cut} = await first(query, {
      attributesToSnippet: ['hierarchy.lvl2'],
    });
    expect(full.hierarchy.lvl2).toMatchObject({matchLevel, matchedWords});
    expect(cut?.hierarchy?.lvl2).toMatchObject({matchLevel});
  });

  it('says when nothing matched', async () => {
    const {_highlightResult: full} = await first('felder');
    expect(full.hierarchy.lvl1).toEqual({
      value: 'Kontaktformulare',
      matchLevel: 'none',
      matchedWords: [],
    });
  });

  it('keeps texts as they are, markup included', async () => {
    const {_highlightResult: full} = await first('alert');
    expect(full.content?.value).toBe('<script>[alert]("x")</script> steht als Text da.');
  });
});

describe('snippets', () => {
  it('are cut around what matched, with marks and dots', async () => {
    const {_snippetResult: cut} = await first('karussell');
    expect(cut?.content?.value).toMatch(/^…(Wort )+\[Karussell\]( danach)+…$/);
    expect(cut?.content?.value.split(' ')).toHaveLength(10);
    const {_snippetResult: short} = await first('karussell', {attributesToSnippet: ['content:7']});
    expect(short?.content?.value.split(' ')).toHaveLength(7);
  });

  it('are whole when the text is short enough, and only where asked for', async () => {
    const {_snippetResult: cut} = await first('formular');
    expect(cut?.hierarchy?.lvl1?.value).toBe('[Kontaktformulare]');
    expect(cut?.hierarchy?.lvl0).toBeUndefined();
  });

  it.each(['*', 'hierarchy'])('can be asked for by «%s»', async (name) => {
    const {_snippetResult: cut} = await first('formular', {attributesToSnippet: [`${name}:5`]});
    expect(Object.keys(cut?.hierarchy ?? {})).toEqual(['lvl0', 'lvl1']);
    expect(cut?.content !== undefined).toBe(name === '*');
  });
});
