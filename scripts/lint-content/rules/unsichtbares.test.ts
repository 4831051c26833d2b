import {expect, it} from 'vitest';
import {siteOf} from '@portal/content/source/site';
import {head, testBodies} from '../lib/testing';
import {runRules} from '../run';
import {loadRules} from '.';
import rule from './unsichtbares';

const inWord = (name: string) => `3 In «Speichern» steckt ein unsichtbares Zeichen (${name}`;
const blank = '(U+00A0, geschütztes Leerzeichen, auf dem Mac Alt+Leertaste)';

testBodies(
  rule,
  [
    ['Text\n\nKlicken Sie auf Spei\u00ADchern.', inWord('U+00AD, weicher Trennstrich, aus Word')],
    ['Text\n\nKlicken Sie auf Spei\u200Bchern.', inWord('U+200B, Leerzeichen ohne Breite, aus')],
    ['Text\n\nKlicken Sie auf Speichern\uFEFF.', inWord('U+FEFF, Leerzeichen ohne Breite, aus')],
    ['Text\n\nKlicken Sie auf Spei\u0002chern.', inWord('U+0002, Steuerzeichen, aus PDF')],
    ['Text\n\nDas «Speichern\u200E».', inWord('U+200E, Richtungszeichen, aus Outlook')],
    ['Menü.\u000BWählen', ''],
    ['Menü.\u2028Wählen', ''],
    ['Menü \uFFFC wählen', ''],
    ['Punkt \uF0B7 Punkt', ''],
    ['Das «Menu\u0308».', '1 In «Menü» ist ein Buchstabe zerlegt'],
    // Markdown takes it for no blank.
    ['```\u00A0css\np { color: red; }\n```', blank],
    ['1. Schritt\n\n\u00A0 \u00A0Absatz', '3 In dieser Zeile'],
    ["import\u00A0A from './_a.mdx';", blank],
    [':::tip\u00A0\n\nText.\n\n:::\u00A0', '1 In dieser Zeile', '5 In dieser Zeile'],
    ['|\u00A0A\u00A0|\n|\u00A0---\u00A0|\n| b |', '1 In dieser Zeile', '2 In dieser Zeile'],
    ['##\u00A0Titel', blank],
    ['```css\np {\n\u00A0 color: red;\n}\n```', '3 In dieser Zeile'],
  ],
  ['Nach 5\u00A0Minuten, um 14.30\u202FUhr ⚙️ 👩‍💻.'],
);

it.each([
  ['mit: TYPO3 13.4\n---', 'mit: TYPO3 13.4\n---\u00A0', 9],
  ['---\ntitle', '---\u00A0\ntitle', 1],
  ['seitentyp: aufgabe', 'seitentyp:\u00A0aufgabe', 6],
])('tells in a head of nothing else than the blank: %j', async (from, to, line) => {
  const site = siteOf({'email/test.mdx': `${head.replace(from, to)}Ein Satz.\n`});
  const rules = (await loadRules()).filter(({name}) => !['dateiname', 'fragen'].includes(name));
  const told = (await runRules(rules, site)).filter(({file}) => file === 'email/test.mdx');
  expect(told.map((finding) => [finding.rule, finding.line])).toEqual([['unsichtbares', line]]);
});
