import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './mdx';

it.each([
  ['<Steps>\n\n1. Klicken\n', '«Steps» ist nicht geschlossen'],
  ['Also $\\text{Betrag ohne Steuer}$.\n', 'Formeln in LaTeX zeigt die Seite nicht'],
  ['Etwas f\uFFFDr alle', 'Speichern Sie die Datei in der Codierung «UTF-8»'],
  ['Fertig </Steps>\n', 'endet etwas, das nirgends begonnen hat'],
  ['<Steps>\n\n1. Klicken\n\n</Step>\n', '«Steps» endet mit </Step> → Schreiben Sie </Steps>'],
  ['<Stepps>\n\n1. Klicken\n\n</Steps>\n', 'endet mit </Steps> → Schreiben Sie <Steps>.'],
  ['Drücken Sie <Kbd>Enter.\n', '«Kbd» ist nicht geschlossen → Schreiben Sie hinter den Text'],
  ['Fertig </Steps>\n', 'Schreiben Sie <Steps> darüber'],
  [
    '<Faq>\n<Question title="A">\n\nB\n\n</Question>\n</Question>\n</Faq>\n',
    'löschen Sie </Question>',
  ],
  ['Schreiben Sie <Ihr Name>\n', 'In spitzen Klammern steht «Ihr» → Schreiben Sie &lt;'],
  [
    "import Teil from './_teil.mdx';\n\n<Teil>\n\nA\n",
    'Der Baustein «Teil» ist nicht geschlossen → Schliessen Sie ihn mit </Teil>',
  ],
  ['Guten Tag <name>\n', 'In spitzen Klammern steht «name» → Schreiben Sie &lt;'],
  ['Server <Value name="imapServer">.\n', 'einen Schrägstrich: <Value … />'],
  [
    'Zeile<br>Zeile\n',
    'Das Element «br» ist nicht geschlossen → Setzen Sie vor das letzte Zeichen einen Schrägstrich: <br />',
  ],
  ['export der Kontakte\n', 'beginnt mit «import» oder «export»'],
  ['A\n\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> x\n', 'zwei Fassungen'],
  [
    '<Faq>\n<Question title="A">\n\nB\n\n</Faq>\n</Question>\n',
    '«Question» ist nicht geschlossen → Schliessen Sie ihn mit </Question>',
  ],
  ['Der Wert {ist falsch\n', 'geschweifte Klammern'],
  ['Der Wert {ist falsch}\n', 'geschweifte Klammern'],
  ['Weniger als <5 Minuten\n', '&lt;'],
  ['a <b\n', '&lt;'],
  ['<!-- Notiz -->\n', '{/* Kommentar */}'],
  ['<info@example.ch>\n', '[Text](mailto:…)'],
  ['<https://example.ch>\n', '[Text](https://…)'],
  ['<Screenshot src=./img/a.webp />\n', 'geraden Anführungszeichen'],
  ['A\n\nB\n>>>>>>> x\n', 'zwei Fassungen'],
  ['A\n=======\nB\n', 'zwei Fassungen'],
  ['<Question title="A>\n\nB\n\n</Question>\n', 'Anführungszeichen hört nicht auf'],
  ['<Question title="Was heisst "gesperrt"?">\n\nB\n\n</Question>\n', 'Zitate darin stehen in'],
  ['<Steps\n\n1. Klick\n\n</Steps>\n', 'mit > oder /> aufhört'],
  ["import A form './_a.mdx';\n", 'beginnt mit «import» oder «export»'],
  ["import A from './_a.mdx';\nText\n", 'danach eine leere Zeile'],
])('explains %j', async (body, words) => {
  const found = await checkBody(rule, body);
  expect(found).toEqual([expect.stringMatching(/^\d+ Die Seite lässt sich nicht lesen: .+ → /)]);
  expect(found[0]).toContain(words);
  // The reader's own words are English.
  expect(found[0]).not.toMatch(/expected|unexpected|could not/i);
});

it.each([
  ['Etwas <5 Minuten\n\nText\n\nDer Wert {ist falsch} hier\n\n<!-- Notiz -->\n', [1, 5, 7]],
  ['Guten Tag <name>\n\n<info@example.ch>\n\nFertig </Steps>\n', [1, 3, 5]],
  ['A <5 und <6\n\nDer {a b} und <7\n', [1, 3, 3]],
  ['Zeile<br>Zeile\n\n<Steps>\n\n1. Klick\n\n</Steps>\n\n<Faq>\n', [1, 9]],
  ['Etwas f\uFFFDr alle\n\nWeniger als <5\n\nund f\uFFFDr dich\n', [1, 3, 5]],
  ['A\n\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> x\n\nWeniger als <5\n', [3, 9]],
])('tells every unreadable place of a page at once: %j', async (body, lines) => {
  const found = await checkBody(rule, body);
  expect(found.map((message) => Number(message.split(' ')[0]))).toEqual(lines);
});

it.each([
  '<Faq>\n\n<Question title=A>\n\nB\n\n</Question>\n\n</Faq>\n',
  '<Steps>\n\n1. Klick\n\n</Step>\n\nText\n',
  '<Question title="A>\n\nB\n\n</Question>\n',
])('tells nothing of what only follows from such a place: %j', async (body) => {
  expect(await checkBody(rule, body)).toHaveLength(1);
});

it.each([
  ['<Steps\n\n1. Klick\n\n</Steps>\n', /^1 .* mit > oder/],
  ['<Steps>\n\n1. Klick\n\n</Steps\n\n<Faq>\n\nA\n\n</Faq>\n', /^5 .* mit > oder/],
  ['<Faq>\n\nB\n\n</Question>\n\n</Faq>\n', /^5 Die .*<\/Question> endet/],
])('gives the line of the tag that is wrong: %j', async (body, message) => {
  expect(await checkBody(rule, body)).toEqual([expect.stringMatching(message)]);
});

it('gives the line of a quotation mark without end', async () => {
  const body =
    '<Faq>\n<Question title="A?">\n\nB\n\n</Question>\n<Question title="C?>\n\nD\n\n</Question>\n<Question title="E?">\n\nF\n\n</Question>\n</Faq>\n';
  expect(await checkBody(rule, body)).toEqual([expect.stringMatching(/^7 /)]);
});

it('reads what Docusaurus reads', async () => {
  const body =
    '## Titel {#titel}\n\n:::tip[Gut zu wissen]\n\nText\n\n:::\n\n<Steps>\n\n1. Klick\n\n</Steps>\n';
  expect(await checkBody(rule, body)).toEqual([]);
});
