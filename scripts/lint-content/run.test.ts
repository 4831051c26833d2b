import {expect, it} from 'vitest';
import {siteOf} from '../lib/content/site';
import type {Rule} from './lib/rule';
import {format, runRules, summary} from './run';

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

it('leaves out what compares all files when some are chosen', async () => {
  const comparing: Rule = {...rule('doppelt', 'error', 1), needsAll: true};
  expect(await runRules([comparing], siteOf({}))).toHaveLength(1);
  expect(await runRules([comparing], {...siteOf({}), isChosen: () => true})).toEqual([]);
});

it('counts one file and several', () => {
  expect(summary(1, 1, 1)).toBe('1 Datei geprüft: 1 Fehler, 1 Hinweis.');
  expect(summary(299, 0, 2)).toBe('299 Dateien geprüft: 0 Fehler, 2 Hinweise.');
});
