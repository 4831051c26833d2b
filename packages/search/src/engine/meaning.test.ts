import {describe, expect, it} from 'vitest';
import {corpusEngine, origin, type CorpusPage} from '../../tests/corpus';

/** Gives the addresses that a query finds. */
function finder(pages: Record<string, CorpusPage>, synonyms = '') {
  const engine = corpusEngine(pages, synonyms);
  return async (query: string) => {
    const {results} = await engine.search({requests: [{indexName: 'x', query}]});
    return results[0]!.hits.map(({url}) => url.slice(origin.length));
  };
}

describe('a misspelled word', () => {
  const found = finder(
    {
      '/word': {title: 'Word', texts: {'': ['Ein Pass, ein Reisepass und ein Text aus Word.']}},
      '/kennwort': {title: 'Kennwort'},
    },
    'Kennwort, Password',
  );

  it.each(['pasword', 'passwrd', 'passord ', 'pasword '])(
    'is a synonym that no page has, not the parts of a compound: «%s»',
    async (query) => {
      expect(await found(query)).toEqual(['/kennwort']);
    },
  );

  it('is still a compound when no word is like it', async () => {
    expect(await found('Wordpass ')).toContain('/word');
  });
});

describe('a word that no text has, but its stem', () => {
  const found = finder({
    '/ende': {title: 'Hosting', texts: {'': ['Am Ende steht das Passwort.']}},
    '/passwort': {title: 'Passwort ändern'},
    '/karte': {title: 'Die Karte'},
    '/warten': {title: 'Warten'},
  });

  it.each(['passwort endern', 'passwort endern '])('may be misspelled: «%s»', async (query) => {
    expect(await found(query)).toEqual(['/passwort', '/ende']);
  });

  it('is not while it may go on', async () => {
    expect(await found('kart')).toEqual(['/karte']);
  });
});

describe('the name of a manual', () => {
  const found = finder({
    '/w': {
      title: 'WordPress',
      group: 'WordPress',
      tag: 'docs-w-current',
      texts: {'': ['Mit WordPress anmelden, WordPress pflegen.']},
    },
    '/w/start': {
      title: 'Einstieg',
      group: 'WordPress › Start',
      tag: 'docs-w-current',
      texts: {Anmelden: ['Öffnen Sie die Adresse.']},
    },
    '/w/farben': {title: 'Farben', group: 'WordPress › Start', tag: 'docs-w-current'},
    '/other': {title: 'Anmelden bei WordPress', texts: {'': ['Text']}},
  });

  it('puts the manual first, whose sections need not repeat it', async () => {
    const answers = await found('wordpress anmelden');
    expect(answers[0]).toBe('/w/start#anmelden');
    expect(answers).toContain('/other');
    expect(answers).not.toContain('/w/farben');
  });

  it('is a word as any other when it stands alone', async () => {
    expect((await found('wordpress'))[0]).toBe('/w');
  });
});

describe('a verb in two parts', () => {
  const found = finder({'/ein': {title: 'Leute einladen'}, '/hoch': {title: 'Bilder hochladen'}});

  it('is another one with another particle, also after the first part was asked for', async () => {
    await found('ich lade ');
    expect((await found('ich lade sie hoch?'))[0]).toBe('/hoch');
    expect((await found('ich lade sie ein?'))[0]).toBe('/ein');
  });
});

describe('a Swiss diminutive', () => {
  const found = finder({
    '/film': {title: 'Film einfügen'},
    '/formular': {title: 'Formular einfügen'},
  });

  it('is what it is the small form of', async () => {
    expect(await found('filmli einfügen')).toEqual(['/film', '/formular']);
    expect(await found('filmli')).toEqual(['/film']);
  });
});
