import {expect, it} from 'vitest';
import {hasChain, hasLoneValue} from './comparisons';

it.each([
  ['if (6 < stunde < 11) {', true],
  ['if (18 > stunde > 11)', true],
  ['if (6 < new Date().getHours() < 11)', true],
  ['if (6 < stunde && stunde < 11) {', false],
  ['for (let i = 0; i < 3; i++) if (i > 2) {', false],
  ['const a = b < c\nconst d = e > f', false],
  ['text = stunde < 11 ? a : stunde > 18 ? b : c', false],
])('tells two comparisons in a row: %s', (code, isChain) => {
  expect(hasChain(code)).toBe(isChain);
});

it.each([
  ['if (stunde === 12 || 13) {', true],
  ['if (stunde > 6 && 11) {', true],
  ['if (stunde === 12 || stunde === 13) {', false],
  ['f(a || 13);', false],
  ['if (stunde >= 12 || frueh) {', false],
])('tells a value alone beside a comparison: %s', (code, isAlone) => {
  expect(hasLoneValue(code)).toBe(isAlone);
});
