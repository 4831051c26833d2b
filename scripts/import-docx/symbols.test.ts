import {expect, it} from 'vitest';
import {symbol, withCommonSigns} from './symbols';

it.each([
  ['Wingdings', 0xf0e0, '→'],
  ['Wingdings', 0xe8, '→'],
  ['Wingdings', 0xf0df, '←'],
  ['Wingdings', 0xf0fc, '✓'],
  ['Wingdings 3', 0xf022, '→'],
  ['Symbol', 0xf0ae, '→'],
  ['Symbol', 0xf061, 'α'],
  ['Webdings', 0xf069, 'ℹ'],
  ['Wingdings', 0x20ff, null],
])('reads %s %i as %s', (font, code, sign) => {
  expect(symbol(font, code)).toBe(sign);
});

it.each([
  ['Datei 🡪 Neu', undefined, 'Datei → Neu'],
  ['🡔🡕🡖🡗🠈🠋🢂', undefined, '↖↗↘↙←↓→'],
  ['à', 'Wingdings', '→'],
  ['Bücher à 5 Franken 🟢', 'Calibri', 'Bücher à 5 Franken 🟢'],
  ['\uf0e0', 'Calibri', '→'],
])('writes %s in %s as %s', (text, font, expected) => {
  expect(withCommonSigns(text, font)).toBe(expected);
});

it('names what has no common sign', () => {
  const missing: string[] = [];
  expect(withCommonSigns('a\ue123b', undefined, (sign) => missing.push(sign))).toBe('ab');
  expect(missing).toEqual(['\ue123']);
});
