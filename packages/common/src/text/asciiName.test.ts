import {expect, it} from 'vitest';
import {asciiName} from './asciiName';

it.each([
  ['Übersicht & Menü', 'uebersicht-menue'],
  ['Café «Engiadina»', 'cafe-engiadina'],
  ['foto_1', 'foto-1'],
  ['Gru\u0308ezi', 'grueezi'],
  ['Tête à tête çà ñ', 'tete-a-tete-ca-n'],
])('turns %s into %s', (text, name) => {
  expect(asciiName(text)).toBe(name);
});
