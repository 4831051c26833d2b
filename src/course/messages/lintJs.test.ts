import {describe, expect, it} from 'vitest';
import {lintJs} from './lintJs';

describe('lintJs', () => {
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
    ['\na.b.textContet = 1;', ['2 «textContet» kennt JavaScript nicht. Meinst du «textContent»?']],
    ['b = Number(a.TextContent);', ['1 «TextContent» kennt']],
    ['a.onClick = los;', ['Meinst du «onclick»?']],
    ['a.textContent == "Hoi";', ['1 Zwei oder drei = vergleichen nur.']],
    ['\na.textContent === "Hoi";', ['2 Zwei oder drei = vergleichen nur.']],
    ['let a = 1;\na + 1;', ['2 Hier wird gerechnet, aber']],
    ['a && b();\n"use strict";\na++;\na += 1;\nf(a + 1);\nconst g = () => a + 1;', []],
    [
      'function zeigen() { }\nzeigen;',
      ['2 Ohne Klammern läuft die Funktion nicht. Schreib zeigen();'],
    ],
    ['const los = () => { };\nf(los);\nlos();\nzei;', []],
    ['const los = () => { };\nlos;', ['2 Ohne Klammern']],
    ['for (const a of b) { }\nfor (let i = 0; i < 3; i++) { }', []],
    [
      '\nif (6 < a < 11) { } else if (11 <= a <= 18) { }',
      ['2 JavaScript vergleicht', '2 JavaScript'],
    ],
    ['if (6 < a && a < 11) { }\nb = a < 3 === c > 4;\nd = a << 2 >> 1 > 0;', []],
    ['for (const a in b) { }', ['1 Mit in bekommst du von einer Liste nur die Nummern']],
  ])('%s', (js, expected) => {
    const found = lintJs(js).map(({line, text}) => `${line} ${text}`);
    expect(found).toHaveLength(expected.length);
    expected.forEach((part, index) => expect(found[index]).toContain(part));
  });
});
