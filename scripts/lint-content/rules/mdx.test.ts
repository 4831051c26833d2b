import {expect, it} from 'vitest';
import {checkBody, checkFiles, head} from '../lib/testing';
import rule from './mdx';

const question = '<Question title="A">\n\nB\n\n</Question>';

it.each([
  ['<Steps>\n\n1. Klicken\n', 1, '«Steps» ist nicht geschlossen'],
  ['Also $\\text{Betrag ohne Steuer}$.\n', 1, 'Formeln in LaTeX zeigt die Seite nicht'],
  ['A\n\nEtwas f\uFFFDr alle', 3, 'Speichern Sie die Datei in der Codierung «UTF-8»'],
  ['<Steps>\n\n1. Klick\n\n</Step>\n\nText\n', 1, '«Steps» endet mit </Step> → Schreiben Sie </'],
  ['<Stepps>\n\n1. Klicken\n\n</Steps>\n', 1, 'endet mit </Steps> → Schreiben Sie <Steps>.'],
  ['Drücken Sie <Kbd>Enter.\n', 1, '«Kbd» ist nicht geschlossen → Schreiben Sie hinter den Text'],
  ['Fertig </Steps>\n', 1, 'Schreiben Sie <Steps> darüber'],
  [`<Faq>\n${question}\n</Question>\n</Faq>\n`, 7, 'löschen Sie </Question>'],
  ['Schreiben Sie <Ihr Name>\n', 1, 'In spitzen Klammern steht «Ihr» → Schreiben Sie &lt;'],
  ["import Teil from './_teil.mdx';\n\n<Teil>\n\nA\n", 3, 'Schliessen Sie ihn mit </Teil>'],
  ['Server <Value name="imapServer">.\n', 1, 'einen Schrägstrich: <Value … />'],
  ['Zeile<br>Zeile\n', 1, 'Setzen Sie vor das letzte Zeichen einen Schrägstrich: <br />'],
  ['export der Kontakte\n', 1, 'beginnt mit «import» oder «export»'],
  ["import A form './_a.mdx';\n", 1, 'beginnt mit «import» oder «export»'],
  ["import A from './_a.mdx';\nText\n", 2, 'danach eine leere Zeile'],
  ['Der Wert {ist falsch\n', 1, 'geschweifte Klammern'],
  ['Der Wert {ist falsch}\n', 1, 'geschweifte Klammern'],
  ['a <b\n', 1, '&lt;'],
  ['<info@example.ch>\n', 1, '[Text](mailto:…)'],
  ['<Screenshot src=./img/a.webp />\n', 1, 'geraden Anführungszeichen'],
  ['A\n\nB\n>>>>>>> x\n', 4, 'zwei Fassungen'],
  ['A\n=======\nB\n', 2, 'zwei Fassungen'],
  [`${question}\n<Question title="A>\n\nB\n\n</Question>\n`, 6, 'Anführungszeichen hört nicht auf'],
  ['<Question title="Was heisst "gesperrt"?">\n\nB\n\n</Question>\n', 1, 'Zitate darin stehen in'],
  ['<Steps\n\n1. Klick\n\n</Steps>\n', 1, 'mit > oder /> aufhört'],
  ['<Steps>\n\n1. Klick\n\n</Steps\n\n<Faq>\n\nA\n\n</Faq>\n', 5, 'mit > oder /> aufhört'],
  ['<Faq>\n\nB\n\n</Question>\n\n</Faq>\n', 5, '</Question> endet'],
])('explains %j', async (body, line, words) => {
  const found = await checkBody(rule, body);
  expect(found).toEqual([expect.stringContaining(words)]);
  expect(found[0]).toMatch(new RegExp(`^${line} Die Seite lässt sich nicht lesen: .+ → `));
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

it('refuses a page that is too long or too deep', async () => {
  const check = (body: string) => checkFiles(rule, {'email/a.mdx': head + body});
  expect(await check('Ein Satz.\n\n'.repeat(20_000))).toEqual([
    'email/a.mdx:1 Die Seite lässt sich nicht lesen: Sie hat mehr als 200 kB → Teilen Sie sie in mehrere Seiten, und verweisen Sie von einer auf die andere.',
  ]);
  expect(await check(`${'Ein Satz. '.repeat(1000)}\n\n`.repeat(19))).toEqual([]);
  for (const body of ['> '.repeat(120) + 'a', '> '.repeat(3000) + '*'.repeat(20_000)]) {
    expect(await check(body)).toEqual([expect.stringContaining('hundertfach ineinander → ')]);
  }
  expect(await check(`${'> '.repeat(90)}a`)).toEqual([]);
});
