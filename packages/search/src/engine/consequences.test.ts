import {expect, it} from 'vitest';
import {hasUnasked, parseConsequences} from './consequences';

const list = parseConsequences('lösch, papierkorb leeren\nzahl');

it.each([
  ['Löschen Sie das Konto', 'konto entfernen', true],
  ['Löschen Sie das Konto', 'konto löschen', false],
  ['Den Papierkorb leeren und bezahlen', 'Papierkorb leeren', true],
  ['Öffnen Sie das Konto', 'konto', false],
])('«%s», asked «%s»: %s', (text, query, isUnasked) => {
  expect(hasUnasked(text, query, list)).toBe(isUnasked);
});
