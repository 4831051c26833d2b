import {testBodies} from '../lib/testing';
import rule from './fremde-zeichen';

const formula = 'Formeln in LaTeX zeigt die Seite nicht → ';
const source = (mark: string) => `1 Die Quellenangabe «${mark}» führt nirgends hin → `;

testBodies(
  rule,
  [
    // Obsidian, Notion and wikis.
    ['[[Erste Hilfe#Im Notfall|so]]', 'Schreiben Sie [so](./erste-hilfe.mdx#im-notfall).'],
    ['| A |\n|---|\n| [[Mail\\|Text]] |', '3 Das ist kein Link geworden → Schreiben Sie [Text]('],
    ['Siehe [[teil/Outlook#Eins]].', 'Schreiben Sie [Eins](./teil/outlook.mdx#eins).'],
    [
      'A\n![[Maske 1.PNG|300]]',
      '2 Das ist kein Bild geworden → Schreiben Sie ![Was zu sehen ist](',
    ],
    ['![[Webmail]]', 'Das ist kein Link geworden → '],
    ['Text. %%Noch prüfen%%', 'Schreiben Sie {/* Noch prüfen */}.'],
    ['Text. ^a1b2c3', 'Die Marke «^a1b2c3» hat keine Wirkung → '],
    ['[[TOC]]', 'Löschen Sie die Zeile mit «[[TOC]]».'],
    ['!!! warning "Achtung"', 'Das ist kein Kasten geworden → '],
    ['Fertig :white_check_mark:', 'Aus «:white_check_mark:» wird kein Bildzeichen → '],
    // Formulas.
    ['Also $$E = mc^2$$.', formula],
    ['\\[\na^2\n\\]', formula],
    ['- Punkt\n\n  \\[\n  a^2\n  \\]', `3 ${formula}`],
    ['Also \\(f(x) = b\\).', formula],
    ['Also a \\times b.', formula],
    // Sources of programs that write texts.
    ['Das gilt immer.【4†source】', source('【4†source】')],
    ['Das gilt [4†Quelle].', source('[4†Quelle]')],
    ['Das gilt [1, 2] immer.', source('[1, 2]')],
    ['Das gilt.[1][2] Ja.', source('[1][2]')],
    ['Das gilt. citeturn0search1turn0search4', source('citeturn0search1turn0search4')],
    ['Gilt :contentReference[oaicite:0]{index=0}.', source(':contentReference[oaicite:0]')],
  ],
  [
    '`[[Webmail]]`, `==a==`, `$a$`, `feld[1]`, `:smile:` und `%%a%%`',
    'Es kostet $ 5, $5 oder US$ 10, nicht $15 bis $20.',
    'Die Variablen $HOME und $PATH, oder der Platzhalter $name$.',
    'Geben Sie x==1 oder a == b == c ein.',
    'Schreiben Sie \\[\\[Webmail\\]\\], \\==a== und \\[1].',
    'Der Selektor a\\[title="b"\\] und die Funktion f\\(a=1\\).',
    'Drücken Sie \\[Esc\\] oder \\(F1\\).',
    'Um 10:30:15, im Verhältnis 16:9:4, für Leser:innen: alle.',
    'Die Rabatte von 5% und 10%% gelten, 2^3 auch.',
  ],
);
