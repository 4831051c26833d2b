import {expect, it} from 'vitest';
import {asciiName} from './fileName';

it.each([
  ['Übersicht & Menü', 'uebersicht-menue'],
  ['Café «Engiadina»', 'cafe-engiadina'],
  ['foto_1', 'foto-1'],
  ['Gru\u0308ezi', 'grueezi'],
])('turns %s into %s', (text, name) => {
  expect(asciiName(text)).toBe(name);
});
