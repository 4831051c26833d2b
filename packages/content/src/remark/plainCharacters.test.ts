import {expect, it} from 'vitest';
import {compilePage} from '../../../../tests/lib/compilePage';

/** Entries of the table of contents, and anchors. */
const headings = (code: string) =>
  [...code.matchAll(/"value": "(.*?)",\s+"id": "(.*?)"/g)].map(([, text, id]) => [text, id]);

it.each([
  ['Für Mitarbeiter:innen', 'für-mitarbeiterinnen'],
  ['Um 10:30 Uhr: Kunde:in', 'um-1030-uhr-kundein'],
  ['Wert:x[a]\\{b\\} und :daumen: hoch', 'wertxab-und-daumen-hoch'],
  ['Verhältnis 16:9', 'verhältnis-169'],
  ['Etwa ~20 Franken~', 'etwa-20-franken'],
])('the heading «%s» keeps what follows its characters', async (heading, id) => {
  const code = await compilePage(`## ${heading}\n\nText.`);
  expect(headings(code)).toEqual([[heading.replaceAll('\\', ''), id]]);
});

it('text keeps its colons, with what stands behind them', async () => {
  const code = await compilePage('Leser:innen[x]\\{y\\}, 10:30:15, 1:100:2 und Wert:a[b].');
  expect(code).toContain('Leser:innen[x]{y}, 10:30:15, 1:100:2 und Wert:a[b].');
});

it('only two tildes strike a text through', async () => {
  const code = await compilePage('H~2~O, ~20 Franken~ und ~~alt~~.');
  expect(code.match(/_components\.del, \{/g)).toHaveLength(1);
  expect(code).toContain('"~", "20 Franken", "~"');
});

it('boxes stay boxes', async () => {
  expect(await compilePage(':::tip[Für Leser:innen]\n\nText.\n\n:::')).toMatch(
    /admonition[\s\S]*Für Leser:innen/,
  );
});
