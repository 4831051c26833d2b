import {expect, it} from 'vitest';
import {runRules} from '../run';
import {checkBody, checkFiles, head} from '../lib/testing';
import {siteOf} from '@portal/content/source/site';
import {loadRules} from '.';
import rule from './unsichtbares';

it.each([
  ['Spei\u00ADchern', 'U+00AD, weicher Trennstrich, aus Word oder PDF'],
  ['Spei\u200Bchern', 'U+200B, Leerzeichen ohne Breite, aus Teams oder von einer Website'],
  ['Spei\u200Cchern', 'U+200C, Bindezeichen ohne Breite, aus PDF oder von einer Website'],
  ['Speichern\uFEFF', 'U+FEFF, Leerzeichen ohne Breite, aus Teams oder von einer Website'],
  ['Spei\u0002chern', 'U+0002, Steuerzeichen, aus PDF'],
  ['«Speichern\u200E»', 'U+200E, Richtungszeichen, aus Outlook oder Kontakten'],
])('names the invisible sign in %j', async (word, name) => {
  expect(await checkBody(rule, `Text\n\nKlicken Sie auf ${word}.\n`)).toEqual([
    `3 In «Speichern» steckt ein unsichtbares Zeichen (${name}) → Löschen Sie das Wort, und tippen Sie es neu.`,
  ]);
});

it.each([
  'Menü.\u000BWählen',
  'Menü.\u2028Wählen',
  'Menü \uFFFC wählen',
  'An die\u202A Adresse\u202C im Fuss',
  'Punkt \uF0B7 Punkt',
])('finds the sign in %j', async (text) => {
  expect(await checkBody(rule, `${text}.\n`)).not.toEqual([]);
});

it('accepts hard blanks, which keep words together, and emoji', async () => {
  const text = 'Nach 5\u00A0Minuten, um 14.30\u202FUhr ⚙️ 👩‍💻.';
  expect(await checkBody(rule, `${text}\n`)).toEqual([]);
});

it.each([
  ['```\u00A0css\np { color: red; }\n```', [1]],
  ['1. Schritt\n\n\u00A0 \u00A0Absatz', [3]],
  ["import\u00A0A from './_a.mdx';", [1]],
  [':::tip\u00A0\n\nText.\n\n:::\u00A0', [1, 5]],
  [':::\u00A0note\n\nText.\n\n:::', [1]],
  ['|\u00A0A\u00A0|\n|\u00A0---\u00A0|\n| b |', [1, 2]],
  ['##\u00A0Titel', [1]],
  ['```css\np {\n\u00A0 color: red;\n}\n```', [1, 2, 3, 4, 5].filter((line) => line === 3)],
])('tells of the blank that Markdown does not take for one in %j', async (body, lines) => {
  const found = await checkBody(rule, body);
  expect(found.map((text) => Number.parseInt(text))).toEqual(lines);
  expect(found[0]).toContain('(U+00A0, geschütztes Leerzeichen, auf dem Mac Alt+Leertaste)');
});

it.each([
  ['mit: TYPO3 13.4\n---', 'mit: TYPO3 13.4\n---\u00A0', 9],
  ['---\ntitle', '---\u00A0\ntitle', 1],
  ['seitentyp: aufgabe', 'seitentyp:\u00A0aufgabe', 6],
  ['[Login, Passwort', '[Login,\u00A0Passwort', 5],
])('tells in a head of nothing else than the blank: %j', async (from, to, line) => {
  const files = {'email/test.mdx': `${head.replace(from, to)}Ein Satz.\n`};
  expect(await checkFiles(rule, files)).toHaveLength(1);
  const all = await runRules(
    (await loadRules()).filter(({name}) => !['dateiname', 'fragen'].includes(name)),
    siteOf(files),
  );
  const told = all.filter(({file}) => file === 'email/test.mdx');
  expect(told.map((finding) => [finding.rule, finding.line])).toEqual([['unsichtbares', line]]);
});

it('names a word whose umlauts are decomposed', async () => {
  expect(await checkBody(rule, 'Das «Menu\u0308».\n')).toEqual([
    expect.stringMatching(/^1 In «Menü» ist ein Buchstabe zerlegt: .+ → Löschen Sie das Wort/),
  ]);
});
