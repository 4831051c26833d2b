import {expect, it} from 'vitest';
import {checkBody} from '../lib/testing';
import rule from './fremde-zeichen';

const formula =
  'Formeln in LaTeX zeigt die Seite nicht → Schreiben Sie sie mit gewöhnlichen Zeichen, zum Beispiel a² + b² = c² oder (a + b) / 2, oder setzen Sie ein Bild ein.';
const source =
  'Löschen Sie sie. Eine Quelle schreiben Sie als Fussnote: Text.[^1], und am Schluss der Seite [^1]: Quelle.';

it.each([
  // Obsidian, Notion and wikis.
  ['Siehe [[Webmail]].', 'Das ist kein Link geworden → Schreiben Sie [Webmail](./webmail.mdx).'],
  [
    'Siehe [[Webmail einrichten#Erste Schritte|das Webmail]].',
    'Das ist kein Link geworden → Schreiben Sie [das Webmail](./webmail-einrichten.mdx#erste-schritte).',
  ],
  [
    '| A |\n|---|\n| [[Webmail\\|Text]] |',
    'Das ist kein Link geworden → Schreiben Sie [Text](./webmail.mdx).',
    3,
  ],
  [
    'Text\n![[anmeldung.png|300]]',
    'Das ist kein Bild geworden → Schreiben Sie ![Was zu sehen ist](./img/anmeldung.png).',
    2,
  ],
  [
    'Siehe [[programme/Outlook für Mac#Signatur]].',
    'Das ist kein Link geworden → Schreiben Sie [Signatur](./programme/outlook-fuer-mac.mdx#signatur).',
  ],
  [
    '![[Maske 1.PNG]]',
    'Das ist kein Bild geworden → Schreiben Sie ![Was zu sehen ist](./img/maske-1.png).',
  ],
  ['![[Webmail]]', 'Das ist kein Link geworden → Schreiben Sie [Webmail](./webmail.mdx).'],
  ['Das ist ==wichtig==.', 'Das ist nicht hervorgehoben → Schreiben Sie **wichtig**.'],
  [
    'Text. %%Noch prüfen%%',
    'Das ist kein Kommentar geworden, alle sehen ihn → Schreiben Sie {/* Noch prüfen */}.',
  ],
  [
    'Text. ^a1b2c3',
    'Die Marke «^a1b2c3» hat keine Wirkung → Löschen Sie sie. Eine Überschrift bekommt eine Marke mit {#bild-ersetzen}.',
  ],
  [
    '[[TOC]]',
    'Das Inhaltsverzeichnis macht das Portal selber → Löschen Sie die Zeile mit «[[TOC]]».',
  ],
  [
    '!!! warning "Achtung"',
    'Das ist kein Kasten geworden → Schreiben Sie davor zum Beispiel :::warning und dahinter :::.',
  ],
  [
    'Fertig :white_check_mark:',
    'Aus «:white_check_mark:» wird kein Bildzeichen → Schreiben Sie das Zeichen selber, zum Beispiel ✓.',
  ],
  // Formulas.
  ['Die Summe ist $a^2$.', formula],
  ['Also $$E = mc^2$$.', formula],
  ['$$\na_1 + b\n$$', formula],
  ['\\[\na^2\n\\]', formula],
  ['- Punkt\n\n  \\[\n  a^2\n  \\]', formula, 3],
  ['Also \\(f(x) = b\\).', formula],
  ['Also a \\times b.', formula],
  // Sources of programs that write texts.
  [
    'Das gilt immer.【4†source】',
    `Die Quellenangabe «【4†source】» führt nirgends hin → ${source}`,
  ],
  ['Das gilt [4†Quelle].', `Die Quellenangabe «[4†Quelle]» führt nirgends hin → ${source}`],
  ['Das gilt immer.[1]', `Die Quellenangabe «[1]» führt nirgends hin → ${source}`],
  ['Das gilt [1, 2] immer.', `Die Quellenangabe «[1, 2]» führt nirgends hin → ${source}`],
  ['Das gilt.[1][2] Ja.', `Die Quellenangabe «[1][2]» führt nirgends hin → ${source}`],
  [
    'Das gilt. citeturn0search1turn0search4',
    `Die Quellenangabe «citeturn0search1turn0search4» führt nirgends hin → ${source}`,
  ],
  [
    'Das gilt :contentReference[oaicite:0]{index=0}.',
    `Die Quellenangabe «:contentReference[oaicite:0]» führt nirgends hin → ${source}`,
  ],
  ['Das gilt [cite: 3, 4].', `Die Quellenangabe «[cite: 3, 4]» führt nirgends hin → ${source}`],
])('finds the sign of another program in %j', async (body, message, line = 1) => {
  expect(await checkBody(rule, body)).toEqual([`${line} ${message}`]);
});

it.each([
  '`[[Webmail]]`, `==a==`, `$a$`, `feld[1]`, `:smile:` und `%%a%%`',
  '```\n[[Webmail]] ==a== $a$ [1] 【4†source】\n```',
  'Es kostet $ 5, $5 oder US$ 10, nicht $15 bis $20.',
  'Die Variablen $HOME und $PATH, oder der Platzhalter $name$.',
  'Geben Sie x==1 oder a == b == c ein.',
  'Schreiben Sie \\[\\[Webmail\\]\\], \\==a== und \\[1].',
  'Der Selektor a\\[title="b"\\] und die Funktion f\\(a=1\\).',
  'Drücken Sie \\[Esc\\] oder \\(F1\\).',
  'Um 10:30:15, im Verhältnis 16:9:4, für Leser:innen: alle.',
  'Ein Satz.[^1]\n\n[^1]: Die Quelle.',
  '[Webmail](./webmail.mdx) und ![Haus](./img/haus.webp)',
  'Die Rabatte von 5% und 10%% gelten, 2^3 auch.',
  'Wirklich!!! Ja',
])('leaves %j alone', async (body) => {
  expect(await checkBody(rule, body)).toEqual([]);
});
