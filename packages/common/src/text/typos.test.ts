import {describe, expect, it} from 'vitest';
import {typos} from './typos';

describe('typos', () => {
  it.each([
    ['passwort', 'passwort', 0],
    ['paswort', 'passwort', 1],
    ['passwrot', 'passwort', 1],
    ['bidl', 'bild', 1],
    ['bild', 'formular', 3],
    ['', 'ab', 2],
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

it('is no typo of a word of any length', () => {
  expect(typos('ab', 'x'.repeat(500), 2)).toBe(3);
  expect(typos('x'.repeat(500), 'x'.repeat(500), 2)).toBe(3);
});
