import {expect, it} from 'vitest';
import {wellFormed} from './wellFormed';

it.each([
  ['Bild 😀', 'Bild 😀'],
  ['Bild 😀'.slice(0, -1), 'Bild '],
  ['😀 Bild'.slice(1), ' Bild'],
])('%j becomes %j', (text, whole) => {
  expect(wellFormed(text)).toBe(whole);
});
