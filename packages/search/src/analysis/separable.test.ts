import {expect, it} from 'vitest';
import {separatedVerb} from './separable';

const known = new Set(['anmelde', 'einfuge', 'abfuge', 'hochlade']);

it.each([
  ['wie melde ich mich an', 'melde', 'anmelde'],
  ['fuge auf der seite ein bild ein', 'fuge', 'einfuge'],
  ['lade hoch', 'lade', 'hochlade'],
  ['an melde', 'melde', undefined],
  ['bild auf der seite', 'bild', undefined],
])('«%s», %s → %s', (query, word, verb) => {
  const words = query.split(' ');
  const found = separatedVerb(words, words.indexOf(word), (one) => known.has(one));
  expect(found?.verb).toBe(verb);
  expect(found?.particle).toBe(verb && words.length - 1);
});
