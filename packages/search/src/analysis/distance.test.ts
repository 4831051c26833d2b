import {describe, expect, it} from 'vitest';
import {typos} from '@portal/common/text/typos';
import {allowedTypos, letterSet, mayBeTypo} from './distance';

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

it('allows 1 typo from 4 letters, 2 from 8', () => {
  expect(['url', 'bild', 'galerie', 'passwort'].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});
