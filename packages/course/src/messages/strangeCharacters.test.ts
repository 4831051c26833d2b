import {expect, it} from 'vitest';
import {firstProject, type Pane} from '../project';
import {strangeCharacters} from './strangeCharacters';

const told = (pane: Pane, code: string) =>
  strangeCharacters({...firstProject, [pane]: code}).findings.map(
    (finding) => `${finding.pane} ${finding.line} ${finding.text}`,
  );

const blank =
  'Hier steht ein Leerzeichen, das für den Browser keines ist (U+00A0, geschütztes Leerzeichen, auf dem Mac Alt+Leertaste). Lösche es, und tippe ein gewöhnliches.';

it.each<[Pane, string, string[]]>([
  ['css', 'h1 {\n\u00A0\u00A0color: red;\n}', [`css 2 ${blank}`]],
  ['css', 'h1 {\u00A0color: red; }', [`css 1 ${blank}`]],
  [
    'css',
    '.karte\u00A0{ color: red; }\nul\u00A0li { color: red; }',
    [`css 1 ${blank}`, `css 2 ${blank}`],
  ],
  ['css', 'p { border: 4px\u00A0solid blue; }', [`css 1 ${blank}`]],
  ['css', 'h1 { color: red；}', ['css 1 Statt «；» schreib ;']],
  ['css', 'h1 { margin: −5px; }', ['css 1 Statt «−» schreib -']],
  ['html', '<link\u00A0rel="stylesheet" href="style.css">', [`html 1 ${blank}`]],
])('tells of the sign in %s %j', (pane, code, expected) => {
  expect(told(pane, code)).toEqual(expected);
});

it.each<[Pane, string]>([
  ['css', 'h1 { co\u00ADlor: red; }'],
  ['css', 'h1 { color\u200B: red; }'],
  ['html', '<p\u200B>Text</p>'],
  ['js', 'const x = 1;\u200B'],
])('tells of the character that nobody sees in %s %j', (pane, code) => {
  expect(told(pane, code)).toEqual([
    expect.stringContaining('Hier steckt ein Zeichen, das niemand sieht (U+'),
  ]);
});

it.each<[Pane, string]>([
  ['css', 'p::before { content: "5\u00A0kg – ；"; } /* 5\u00A0kg */'],
  ['html', '<p title="5\u00A0kg">5\u00A0kg Mehl\u00AD</p> <!-- a\u00A0b -->'],
  ['js', 'const\u00A0x = "a\u200Bb"; // a\u200B'],
])('lets texts and comments be: %s %j', (pane, code) => {
  expect(told(pane, code)).toEqual([]);
});

it('gives the code as it was meant, lines kept', () => {
  const {meant} = strangeCharacters({
    ...firstProject,
    css: 'h1\u00A0{\n\u00A0co\u200Blor: red；\n}',
  });
  expect(meant.css).toBe('h1 {\n color: red;\n}');
});
