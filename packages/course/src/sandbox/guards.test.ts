import vm from 'node:vm';
import {expect, it} from 'vitest';
import {MAX_FILE_LENGTH} from '../project';
import {guardLoops} from './guards';

/** Runs code; the guard stops it at the given number of calls. Gives what the code logged and where it was stopped. */
function run(code: string, limit = 50) {
  const logged: unknown[] = [];
  let calls = 0;
  let stoppedAt: number | null = null;
  const context = {
    log: (value: unknown) => logged.push(value),
    __runde: (_file: number, line: number) => {
      calls += 1;
      if (calls <= limit) return;
      stoppedAt ??= line;
      throw new Error('stopped');
    },
  };
  try {
    vm.runInNewContext(guardLoops(code, 2), context, {timeout: 500});
  } catch (error) {
    if ((error as Error).message !== 'stopped') throw error;
  }
  return {logged, stoppedAt, calls};
}

it.each([
  ['while with block', 'while (true) { log(1); }', 1],
  ['while without block', '\nwhile (true) log(1)', 2],
  ['for', '\n\nfor (;;) { }', 3],
  [
    'for of an endless generator',
    'function* g() { let i = 0; while (true) yield i++ }\nfor (const x of g()) log(x)',
    2,
  ],
  ['nested without blocks', 'for (;;) for (;;) log(1)', 1],
  ['try around', 'while (true) { try { while (true) log(1) } catch { } }', 1],
  ['recursion in a function', 'function f() { f() }\nf()', 1],
])('stops %s', (_, code, line) => {
  expect(run(code).stoppedAt).toBe(line);
});

it.each([
  ['else after a loop body', 'if (0) while (0) log(1); else log(2)', [2]],
  [
    'a label',
    'a: for (const i of [1, 2]) { for (const j of [1, 2]) { if (j === 2) continue a; log(i + j) } }',
    [2, 3],
  ],
  ['nested arrows', 'log((a => b => a + b)(1)(2))', [3]],
  ['an arrow that ends with the loop', 'let f; for (const x of [1, 2]) f = () => x\nlog(f())', [2]],
  ['an arrow as a loop body', 'for (const x of [1]) [x].forEach(y => log(y))', [1]],
  [
    'methods and getters',
    'log(new (class { #a = 1; get b() { return this.#a } c() { return this.b } })().c())',
    [1],
  ],
  [
    'constructors',
    'class A { constructor() { this.x = 1 } } class B extends A { constructor() { super(); log(this.x) } } new B()',
    [1],
  ],
  ['missing semicolons', 'let n = 0\nwhile (n < 2) n++\nlog(n)', [2]],
  ['do while without semicolon', 'let n = 0\ndo n++\nwhile (n < 3)\nlog(n)', [3]],
])('keeps %s working', (_, code, logged) => {
  expect(run(code)).toMatchObject({logged, stoppedAt: null});
});

it('keeps the lines', () => {
  const code = 'for (;;) {\n  a();\n}\nconst f = () =>\n  1;\n';
  expect(guardLoops(code, 2).split('\n')).toHaveLength(code.split('\n').length);
  expect(guardLoops(code, 2, 10)).toContain('__runde(2,10)');
});

it('takes no more than its share of time with the longest file that is run', () => {
  const line = 'f(() => 1);\n';
  const timeOf = (count: number) => {
    const start = performance.now();
    expect(guardLoops(line.repeat(count), 2)).toContain(`__runde(2,${count})`);
    return performance.now() - start;
  };
  const longest = Math.floor(MAX_FILE_LENGTH / line.length);
  const eighth = Math.floor(longest / 8);
  timeOf(eighth);
  // Eight times as long if every line takes the same time, 64 times if each looks at all others.
  expect(timeOf(longest) / timeOf(eighth)).toBeLessThan(24);
});

it('leaves code with a syntax error as it is', () => {
  expect(guardLoops('while (true { }', 2)).toBe('while (true { }');
});
