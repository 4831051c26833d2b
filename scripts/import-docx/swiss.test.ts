import {expect, it} from 'vitest';
import {swiss} from './swiss';

it.each([
  ['Straße', 'Strasse'],
  ['„so“', '«so»'],
  ['“so”', '«so»'],
  ['"so", ("so")', '«so», («so»)'],
  ['»so«', '«so»'],
  ['«so»', '«so»'],
  ['„ein ‚Zitat‘ darin“', '«ein ‹Zitat› darin»'],
  ['das geht’s', 'das geht’s'],
  ['zwei\u00a0\u2009 Leer\u00adschläge', 'zwei Leerschläge'],
  ['a\u0308', 'ä'],
])('writes %s as %s', (text, expected) => {
  expect(swiss(text)).toBe(expected);
});

it('knows from the text before whether a mark opens', () => {
  expect(swiss('"', 'Das ist ')).toBe('«');
  expect(swiss('"', 'Das ist «fett')).toBe('»');
});
