import {expect, it} from 'vitest';
import {checkBody, checkFiles, head} from '../lib/testing';
import rule from './ueberschriften';

it('finds a heading that is too high, too deep or without the one above', async () => {
  const found = await checkBody(rule, '### Zuerst\n\n# Titel\n\n## Gut\n\n#### Zu tief\n');
  expect(found.map((text) => text.split(' →')[0])).toEqual([
    '1 Über dieser Überschrift mit ### fehlt eine mit ##',
    '3 Überschrift mit einem #',
    '7 Überschrift mit ####',
  ]);
});

it.each([
  ['## ', 'Überschrift ohne Text'],
  ['## {#preise}', 'Überschrift ohne Text'],
  ['## Preise {#preise', 'Die Marke dieser Überschrift ist nicht richtig geschrieben'],
  ['## Preise {#alle preise}', 'Die Marke dieser Überschrift ist nicht richtig geschrieben'],
  ['## Preise {#preise} 2026', 'Die Marke dieser Überschrift ist nicht richtig geschrieben'],
  ['## 🎉', 'Aus dem Bildzeichen dieser Überschrift wird kein Anker'],
  ['## ⚙️ Einstellungen', 'Aus dem Bildzeichen dieser Überschrift wird kein Anker'],
  [
    '## Server <Value name="imapServer" /> eintragen',
    '<Value> in einer Überschrift fehlt im Inhaltsverzeichnis und im Anker',
  ],
  ['<h2>Preise</h2>', 'Überschrift als HTML'],
  [
    '## Preise {#preise}\n\n### Nochmals {#preise}',
    'Die Marke {#preise} steht schon an einer Überschrift weiter oben',
  ],
])('finds what is wrong with %j', async (body, problem) => {
  const found = await checkBody(rule, body);
  expect(found.map((text) => text.replace(/^\d+ | →.*/g, ''))).toEqual([problem]);
});

it.each([
  [
    '**Anmelden**\n\nText',
    '1 Fettschrift allein auf einer Zeile ist keine Überschrift → Schreiben Sie ## Anmelden. Ist es ein Satz, schliessen Sie ihn mit einem Punkt.',
  ],
  [
    '**Anmelden**\nText',
    '1 Fettschrift allein auf einer Zeile ist keine Überschrift → Schreiben Sie ## Anmelden. Ist es ein Satz, schliessen Sie ihn mit einem Punkt.',
  ],
  [
    '***Anmelden***',
    '1 Fettschrift allein auf einer Zeile ist keine Überschrift → Schreiben Sie ## Anmelden. Ist es ein Satz, schliessen Sie ihn mit einem Punkt.',
  ],
  [
    '__1. Anmelden__',
    '1 Fettschrift allein auf einer Zeile ist keine Überschrift → Schreiben Sie ## Anmelden. Ist es ein Satz, schliessen Sie ihn mit einem Punkt.',
  ],
  [
    '## Konto\n\n<b>Anmelden</b>',
    '3 Fettschrift allein auf einer Zeile ist keine Überschrift → Schreiben Sie ### Anmelden. Ist es ein Satz, schliessen Sie ihn mit einem Punkt.',
  ],
])('finds bold type that should be a heading in %j', async (body, message) => {
  expect(await checkBody(rule, body)).toEqual([message]);
});

it.each([
  '**Klassisches Outlook:**\n\n- Text',
  '**Löschen Sie nichts.**',
  '**Muster AG**  \nBahnhofstrasse 1',
  '**Speichern** schliesst das Fenster.',
  '1. **Speichern**',
  ':::tip\n\n**Tipp**\n\n:::',
  '| A |\n|---|\n| **B** |',
])('accepts the bold type of %j', async (body) => {
  expect(await checkBody(rule, body)).toEqual([]);
});

it.each([
  ['# Preise', 1],
  ['##Preise', 0],
  ['<h2>Preise</h2>', 1],
])('tells nothing of the headings below %j', async (wrong, count) => {
  expect(await checkBody(rule, `${wrong}\n\n### Rabatte\n`)).toHaveLength(count);
});

it('accepts headings with marks of their own', async () => {
  expect(
    await checkBody(
      rule,
      '## Preise {#preise}\n\n### Rabatte\n\n### ⚙️ Menü {#menü}\n\n### 2027\n\n## Kosten {#kosten}\n',
    ),
  ).toEqual([]);
});

it('reads partials in their places', async () => {
  const imports = "import Teil from '@site/email/_partials/_teil.mdx';\n\n";
  const files = (before: string) => ({
    'email/test.mdx': `${head}${imports}${before}<Teil />\n`,
    'email/_partials/_teil.mdx': '### Abschnitt\n',
  });
  expect(await checkFiles(rule, files('## Titel\n\n'))).toEqual([]);
  expect(await checkFiles(rule, files(''))).toEqual([
    expect.stringMatching(/^email\/_partials\/_teil\.mdx:1 /),
  ]);
});
