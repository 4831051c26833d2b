import {expect, it} from 'vitest';
import {plain, swiss} from './swiss';

it.each([
  ['Straße', 'Strasse'],
  ['„so“', '«so»'],
  ['“so”', '«so»'],
  ['"so", ("so")', '«so», («so»)'],
  ['»so«', '«so»'],
  ['«so»', '«so»'],
  ['„ein ‚Zitat‘ darin“', '«ein ‹Zitat› darin»'],
  ['das geht’s', 'das geht’s'],
  ['geht‘s', 'geht’s'],
  ['zwei\u00a0\u2009 Leer\u00adschläge', 'zwei Leerschläge'],
  ['a\u0308', 'ä'],
  // French spaces.
  ['« so », «\u00a0so\u00a0» und «\u202fso\u202f».', '«so», «so» und «so».'],
  ['(« so ‹ darin › »)', '(«so ‹darin›»)'],
  ['Version "13"', 'Version «13»'],
  // What is copied, typed or measured stays.
  ...[
    'https://www.beispiel.de/große-datei.pdf',
    'info@weiß-ag.de',
    'Größe.xlsx',
    'GRÖẞE.PDF',
    'Gruß-2026',
    'Passwort: Grüße!',
    '27"-Bildschirm, 5\' 30", 3 " breit',
  ].map((text) => [text, text]),
  ['Ein Fuß.Das Maß.', 'Ein Fuss.Das Mass.'],
])('writes %s as %s', (text, expected) => {
  expect(swiss(plain(text!)).join('')).toBe(expected);
});
