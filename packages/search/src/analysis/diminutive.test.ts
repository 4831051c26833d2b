import {expect, it} from 'vitest';
import {baseOfDiminutive} from './diminutive';

it.each([
  ['bildli', 'bild'],
  ['bachli', 'bach'],
  ['knopflis', 'knopf'],
  ['blumeli', 'blum'],
  ['juli', null],
  ['bild', null],
])('%s → %s', (diminutive, base) => {
  expect(baseOfDiminutive(diminutive)).toBe(base);
});
