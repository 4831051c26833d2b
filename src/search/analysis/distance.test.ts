import {describe, expect, it} from 'vitest';
import {allowedTypos, letterSet, mayBeTypo, typos} from './distance';

describe('typos', () => {
  it.each([
    ['passwort', 'passwort', 0],
    ['pasword', 'passwort', 2],
    ['paswort', 'passwort', 1],
    ['passwrot', 'passwort', 1],
    ['bidl', 'bild', 1],
    ['abwesenheit', 'anwesenheit', 1],
    ['bild', 'formular', 3],
  ])('%s ~ %s: %i', (typed, word, expected) => {
    expect(typos(typed, word, 2)).toBe(expected);
  });

  it.each([
    ['formul', 'formulare', 0],
    ['fromul', 'formulare', 1],
    ['anwes', 'abwesenheit', 1],
    ['xyz', 'formulare', 3],
  ])('%s begins %s with %i typos', (typed, word, expected) => {
    expect(typos(typed, word, 2, true)).toBe(expected);
  });
});

describe('mayBeTypo', () => {
  const words =
    'passwort pasword passwrot anwesenheit abwesenheit bild bidl formulare fromul xyz'.split(' ');
  const pairs = words.flatMap((typed) => words.map((word) => [typed, word] as const));

  it.each([false, true])('never rules out a pair within the limit (beginning: %s)', (isPrefix) => {
    for (const [typed, word] of pairs) {
      const isTypo = typos(typed, word, 2, isPrefix) <= 2;
      expect(!isTypo || mayBeTypo(letterSet(typed), letterSet(word), 2, isPrefix)).toBe(true);
    }
  });

  it('rules out words with other letters', () => {
    expect(mayBeTypo(letterSet('bild'), letterSet('formular'), 2)).toBe(false);
    expect(mayBeTypo(letterSet('bild'), letterSet('bilderrahmen'), 1, true)).toBe(true);
    expect(mayBeTypo(letterSet('bild'), letterSet('bilderrahmen'), 1)).toBe(false);
  });
});

it('is no typo of a word of any length', () => {
  expect(typos('ab', 'x'.repeat(500), 2)).toBe(3);
  expect(typos('x'.repeat(500), 'x'.repeat(500), 2)).toBe(3);
});

it('allows 1 typo from 4 letters, 2 from 8', () => {
  expect(['url', 'bild', 'galerie', 'passwort'].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});
