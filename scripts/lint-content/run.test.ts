import {expect, it} from 'vitest';
import {siteOf} from '../lib/content/site';
import type {Rule} from './lib/rule';
import {format, runRules} from './run';

const rule = (name: string, level: Rule['level'], ...lines: number[]): Rule => ({
  name,
  level,
  check: () => lines.map((line) => ({file: 'email/a.mdx', line, message: 'falsch → richtig'})),
});

it('gives every finding once, by line', async () => {
  const results = await runRules(
    [rule('links', 'error', 9, 2, 9), rule('satzlaenge', 'warning', 4)],
    siteOf({}),
  );
  expect(results.map(format)).toEqual([
    'email/a.mdx:2  links  falsch → richtig',
    'email/a.mdx:4  satzlaenge (Hinweis)  falsch → richtig',
    'email/a.mdx:9  links  falsch → richtig',
  ]);
});
