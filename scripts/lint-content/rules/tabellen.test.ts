import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './tabellen';

const none = 'Das ist keine Tabelle geworden';

it.each([
  [
    '| A | B |\n|---|---|\n| a | b | c |',
    '3 Diese Zeile der Tabelle hat 3 Spalten, die Kopfzeile 2. Was zu viel ist, erscheint nicht',
  ],
  [
    '| A | B |\n|---|---|\n| a | b\nc |\n| d | e |',
    '3 Diese Zeile der Tabelle hört mitten in einer Zelle auf',
  ],
  [
    '| A | B |\n|---|---|\n| 1. a\n2. b | c |',
    '3 Diese Zeile der Tabelle hört mitten in einer Zelle auf',
  ],
  [
    '| A | B |\n|---|---|\n| a\n\nb | c |',
    '3 Diese Zeile der Tabelle hört mitten in einer Zelle auf',
  ],
  ['| A | B |\n|---|---|\n| a | b |\nText', '4 Dieser Text gehört noch zur Tabelle darüber'],
  ['| Taste | Wirkung |\n| Enter | sendet |', `1 ${none}`],
  ['| Taste | Wirkung |\n|---|\n| Enter | sendet |', `1 ${none}`],
  ['**Zuerst**\n| Taste | Wirkung |\n| Enter | sendet |', `2 ${none}`],
  ['Ort | Bern\nName | Muster', `1 ${none}`],
  // Excel and Word.
  ['Feld\tWert\tTipp\nName\tMuster\tkurz', `1 ${none}`],
  ['Feld\tWert\nName\t\nOrt\tBern', `1 ${none}`],
  ['Unsere Zeiten:\nMontag\t8 bis 12\nDienstag\t9 bis 12', `2 ${none}`],
  ['Montag\t8 bis 12\t13 bis 17', `1 ${none}`],
  ['**Feld**\t**Wert**\n`Name`\tMuster', `1 ${none}`],
  ['- Zeiten:\n  Montag\t8 bis 12\n  Dienstag\t9 bis 12', `2 ${none}`],
  // CSV.
  ['Feld;Wert;Tipp\nName;Muster;kurz', `1 ${none}`],
  ['Name;Ort;Tel', `1 ${none}`],
  ['Feld,Wert,Tipp\nName,12,kurz', `1 ${none}`],
  ['"Feld","Wert"\n"Name","Muster"', `1 ${none}`],
  // PDF and terminals.
  ['Feld      Wert\nName      Muster', `1 ${none}`],
])('finds what is wrong with the table in %j', async (body, problem) => {
  const found = await checkBody(rule, body);
  expect(found.map((text) => text.split(' →')[0])).toEqual([problem]);
});

it.each([
  ['Feld;Wert;\nName;Muster;kurz', '| Feld | Wert |  |, darunter |---|---|---|'],
  ['Ort | Bern\nName | Muster', '| Ort | Bern |, darunter |---|---|'],
])('shows how to write the table of %j', async (body, row) => {
  expect((await checkBody(rule, body))[0]).toContain(row);
});

it.each([
  '| A | B |\n|---|---|\n| a \\| b | `c` |',
  '| Taste | Wirkung |\n|---|---|\n| Enter | sendet |',
  '```\na\tb\nc\td\n```',
  'Der Ausdruck `a` |b| und **c**-D.',
  'Schreiben Sie `a;b` und\n`c;d` oder `a\tb`.',
  'Er kam; sie ging;\nund er blieb; sie auch.',
  'Es kostet 1,50 Franken oder\n2,50 Franken, je nach Tag.',
  'Das Zeichen &lt; und\ndas Zeichen &gt;.',
  'Wählen Sie A \\| B oder\nC \\| D.',
  'Siehe https://example.org/a;b und\nhttps://example.org/c;d.',
  'Tel.\t081 555 00 11',
  // Lists, which have findings of their own.
  '•\tEins\n•\tZwei',
  'a)\tEins\nb)\tZwei',
  'o    Eins\no    Zwei',
])('accepts %j', async (body) => {
  expect(await checkBody(rule, body)).toEqual([]);
});
