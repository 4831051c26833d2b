import {describe, expect, it} from 'vitest';
import {parseSynonyms, synonymWords, withoutComments, wordingKey} from './synonyms';

const synonyms = parseSynonyms(`
# Kommentar
Handy, Mobiltelefon   # auch hier
Apple => Mac, iPhone
Out of Office, Abwesenheitsmeldung
Alt-Text, Alternativtext
`);
const find = (...words: string[]) =>
  (synonyms.get(wordingKey(words)) ?? []).map((wording) => wording.join(' '));

describe('parseSynonyms', () => {
  it('lets the wordings of a line find each other', () => {
    expect(find('handy')).toEqual(['mobiltelefon']);
    expect(find('mobiltelefon')).toEqual(['handy']);
  });

  it('takes an arrow as one direction', () => {
    expect(find('apple')).toEqual(['mac', 'iphone']);
    expect(find('mac')).toEqual([]);
  });

  it('knows wordings of several words, in any form of the words', () => {
    expect(find('out', 'of', 'office')).toEqual(['abwesenheitsmeldung']);
    expect(find('abwesenheitsmeldungen')).toEqual(['out of office']);
  });

  it('takes a hyphenated word also as two', () => {
    expect(find('alt', 'text')).toContain('alternativtext');
    expect(find('alttext')).toContain('alternativtext');
  });

  it('looks for no stop words that a hyphen has joined', () => {
    const login = parseSynonyms('einloggen, Log-in');
    expect(login.get(wordingKey(['einloggen']))).toEqual([['login']]);
    expect(login.get(wordingKey(['log', 'in']))).toEqual([['einloggen']]);
  });

  it('ignores comments, empty lines and words that stand for themselves', () => {
    expect(find('kommentar')).toEqual([]);
    expect(parseSynonyms('a\n\n  \nBild, Bilder').size).toBe(0);
  });
});

it('gives the single words of the list', () => {
  expect(synonymWords('Passwort, Pass-Code # nichts\nApple, neuer Mac => iPhone\n')).toEqual([
    'passwort',
    'passcode',
    'apple',
    'iphone',
  ]);
});

it('leaves nothing but groups for the browser', () => {
  expect(withoutComments('# x\n\na, b # c\n')).toBe('a, b');
});
