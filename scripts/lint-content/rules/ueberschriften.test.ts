import {expect, it} from 'vitest';
import {checkFiles, head, testBodies} from '../lib/testing';
import rule from './ueberschriften';

const mark = 'Die Marke dieser Überschrift ist nicht richtig geschrieben';
const bold = 'Fettschrift allein auf einer Zeile ist keine Überschrift → Schreiben Sie ';

testBodies(
  rule,
  [
    [
      '### Zuerst\n\n# Titel\n\n## Gut\n\n#### Zu tief\n',
      '1 Über dieser Überschrift mit ### fehlt eine mit ##',
      '3 Überschrift mit einem #',
      '7 Überschrift mit ####',
    ],
    ['## ', 'Überschrift ohne Text'],
    ['## {#preise}', 'Überschrift ohne Text'],
    ['## Preise {#preise', mark],
    ['## Preise {#alle preise}', mark],
    ['## Preise {#preise} 2026', mark],
    ['## ⚙️ Einstellungen', 'Aus dem Bildzeichen dieser Überschrift wird kein Anker'],
    ['## Server <Value name="imapServer" />', '<Value> in einer Überschrift fehlt im Inhalts'],
    ['## Zu [Webmail](/email/webmail) gehen', 'Link in einer Überschrift'],
    ['## A {#a}\n\n### B {#a}', 'Die Marke {#a} steht schon an einer Überschrift weiter oben'],
    ['**Anmelden**\nText', `1 ${bold}## Anmelden. Ist es ein Satz`],
    ['***Anmelden***', `1 ${bold}## Anmelden.`],
    ['__1. Anmelden__', `1 ${bold}## Anmelden.`],
    ['## Konto\n\n<b>Anmelden</b>', `3 ${bold}### Anmelden.`],
    // Nothing more of the headings below.
    ['<h2>Preise</h2>\n\n### Rabatte\n', '1 Überschrift als HTML'],
    ['# Preise\n\n### Rabatte\n', '1 Überschrift mit einem #'],
  ],
  [
    '##Preise\n\n### Rabatte\n',
    '**Klassisches Outlook:**\n\n- Text',
    '**Löschen Sie nichts.**',
    '**Muster AG**  \nBahnhofstrasse 1',
    '**Speichern** schliesst das Fenster.',
    ':::tip\n\n**Tipp**\n\n:::',
    '## Preise {#preise}\n\n### ⚙️ Menü {#menü}\n\n### 2027\n\n## Kosten {#kosten}\n',
  ],
);

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
