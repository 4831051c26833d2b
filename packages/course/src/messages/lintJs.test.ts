import {expect, it} from 'vitest';
import {lintJs} from './lintJs';

it.each<readonly [js: string, lines: readonly number[]]>([
  ['if (a = 11) { }', [1]],
  ['let a = 1;\nwhile (\n  a = 1 && b\n) { }\nif (a == 1) { } else if (a = 2) {', [3, 5]],
  ['if (a === 1) { b = 2; }\nif ((a = next())) { }\nif (f(() => { a = 1; })) { }', []],
  ['for (let i = 0; i < 3; i += 1) { }\nif (a <= 1 || a >= 3) b = 3;', []],
])('%s', (js, lines) => {
  const found = lintJs(js);
  expect(found.map(({line}) => line)).toEqual(lines);
  for (const {text} of found) expect(text).toContain('schreib ===');
});

it.each<readonly [js: string, expected: readonly string[]]>([
  ['a.textContent = 1;\na.innerHTML = a.outerHTML;\na.ondblclick = a.onclick;\na.click();', []],
  ['a.style.background = "red";\nzustand.text = a.className;\na.value = a.dataset.menge;', []],
  ['a.textcontent = 1;', ['1 «textcontent» kennt JavaScript nicht. Meinst du «textContent»?']],
  ['a.onClick = los;', ['Meinst du «onclick»?']],
  ['a.textContent == "Hoi";', ['1 Zwei oder drei = vergleichen nur.']],
  ['let a = 1;\na + 1;', ['2 Hier wird gerechnet, aber']],
  ['a && b();\n"use strict";\na++;\na += 1;\nf(a + 1);\nconst g = () => a + 1;', []],
  [
    'function zeigen() { }\nzeigen;',
    ['2 Ohne Klammern läuft die Funktion nicht. Schreib zeigen();'],
  ],
  ['const los = () => { };\nf(los);\nlos();\nzei;', []],
  ['for (const a of b) { }\nfor (let i = 0; i < 3; i++) { }', []],
  [
    '\nif (6 < a < 11) { } else if (11 <= a <= 18) { }',
    ['2 JavaScript vergleicht', '2 JavaScript'],
  ],
  ['if (6 < a && a < 11) { }\nb = a < 3 === c > 4;\nd = a << 2 >> 1 > 0;', []],
  ['for (const a in b) { }', ['1 Mit in bekommst du von einer Liste nur die Nummern']],
  ['for (const a von b) { }', ['1 Zwischen dem Namen und der Liste steht of']],
  ['if (a === 12 || 13) { }', ['1 Nach || und && steht wieder ein ganzer']],
  ['if (a === 12 || a === 13 || 14) { }\nif (b > 1 && 2) { }', ['1 Nach ||', '2 Nach ||']],
  ['const b = a || 13;\nif (a === 1 || b) { }\nf(a === 1 || 2);\nc = a < 3 && "klein";', []],
  [
    'if (a => 11) { } else if ((b) => 3) { }',
    ['1 Grösser oder gleich schreibst du >=', '1 Grösser'],
  ],
  ['if (a >= 11) { }\nif (b.some((c) => c > 1)) { }', []],
  ['if (a > 1); {\n  b();\n}', ['1 Nach der Bedingung von if steht kein Strichpunkt']],
  [
    'a =+ 1;\nb = +1;\nc = c + 1;\nd += 1;\ne = +f;',
    ['1 So bekommt «a» immer den Wert 1.', '2 So bekommt'],
  ],
  ['Const a = 1;', ['1 «Const» schreibst du klein: const.']],
  ['\nLet a = 1;\nIf (a < 3) { } Else { }', ['2 «Let»', '3 «If»', '3 «Else»']],
  [
    'console.log("If Const");\n// Let\nconst d = new Date(), Haus = 1;\nf(Haus, window.Document);',
    [],
  ],
  [
    'cosnt a = 1;\nfunktion los() { }',
    ['1 «cosnt» kennt JavaScript nicht. Meinst du «const»?', '2 «funktion»'],
  ],
  ['a.dataSet.b;\ndocument.Body.append(1);', ['1 «dataSet»', '2 «Body»']],
  // What is called and does not exist, the browser tells.
  ['document.queryselectorAll("p");\nnew Date().gethours();', []],
  ['console.log(„Hallo“);', ['1 Hier stehen geschwungene Anführungszeichen']],
  ['console.log("„Hallo“ – 3 × 4");\n// „ ≤', []],
  [
    'a = b – 1;\nif (a ≤ 3) { }\nc = a × b;',
    ['1 Statt «–» schreib -', '2 Statt «≤» schreib <=', '3 Statt «×» schreib *'],
  ],
  ['# Gruss\na();', ['1 Ein Kommentar beginnt mit //, nicht mit #.']],
  ['/* Gruss\na();', ['1 Der Kommentar hört nicht auf: Am Schluss fehlt */.']],
  ['/* a */ b();\nc("/*");', []],
])('%s', (js, expected) => {
  const found = lintJs(js).map(({line, text}) => `${line} ${text}`);
  expect(found).toHaveLength(expected.length);
  expected.forEach((part, index) => expect(found[index]).toContain(part));
});
