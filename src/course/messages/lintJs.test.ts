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
});
