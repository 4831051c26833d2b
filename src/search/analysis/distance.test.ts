import {describe, expect, it} from 'vitest';
import {allowedTypos, typos} from './distance';

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

it('allows 1 typo from 4 letters, 2 from 8', () => {
  expect(['url', 'bild', 'galerie', 'passwort'].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});
