import {expect, it} from 'vitest';
import {disguise, swapsOf} from './disguise';

it.each([
  ['Anna Beispiel, anna@adler.ch', 'Ladina Muster, ladina.muster@hotel-alpenrose.example'],
  ['ANNA BEISPIEL', 'Ladina Muster'],
  ['081 322 44 55 oder +41 79 123 45 67', '+41 81 000 00 00 oder +41 81 000 00 00'],
  ['CH56 0483 5012 3456 7800 9', 'CH93 0076 2011 6238 5295 7'],
  ['Passwort: a.b*c', 'Passwort: ••••••••'],
])('%s', (text, shown) => {
  expect(disguise(text, swapsOf(['Anna Beispiel'], ['a.b*c']))).toBe(shown);
});

it.each(['30.11.2026 14.30 Uhr', 'CHF 1’234.50', '#ab12cdef3456ab78', '1280 × 900'])(
  'leaves %s',
  (text) => {
    expect(disguise(text, swapsOf(['Anna Beispiel']))).toBe(text);
  },
);
