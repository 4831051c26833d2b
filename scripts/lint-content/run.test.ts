import {expect, it} from 'vitest';
import {chosen, siteOf} from '@portal/content/source/site';
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

it('tells no unknown word where a link is wrongly written', async () => {
  const results = await runRules(
    [
      rule('rechtschreibung', 'error', 3, 7, 8),
      rule('markdown', 'error', 7),
      rule('offene-stellen', 'error', 8),
    ],
    siteOf({}),
  );
  expect(results.map(({line, rule}) => `${line} ${rule}`)).toEqual([
    '3 rechtschreibung',
    '7 markdown',
    '8 offene-stellen',
  ]);
});

it('leaves out what compares all files when some are chosen, or something else is wrong', async () => {
  const comparing: Rule = {...rule('doppelt', 'error', 1), needsAll: true};
  expect(await runRules([comparing], siteOf({}))).toHaveLength(1);
  expect(await runRules([comparing], {...siteOf({}), isChosen: () => true})).toEqual([]);
  const results = await runRules([comparing, rule('links', 'error', 2)], siteOf({}));
  expect(results.map(({rule}) => rule)).toEqual(['links']);
});

const page = (body: string) => `---\ntitle: A\n---\n${body}\n`;
const each: Rule['check'] = (site) =>
  chosen(site.pages.values(), site).map(({file}) => ({file, line: 1, message: 'falsch → richtig'}));

it('asks only the rules that read about a page that cannot be read, and none that compare all', async () => {
  const site = siteOf({
    'email/a.mdx': page('<Steps>'),
    'email/b.mdx': page("import Teil from './_c.mdx';\n\n<Teil />"),
    'email/_c.mdx': 'Weniger als <5',
    'email/d.mdx': page('Text').replace('---', ''),
    'email/e.mdx': page('Text'),
  });
  const rules = ['mdx', 'links', 'doppelt'].map((name): Rule => ({
    name,
    level: 'error',
    check: each,
    ...(name === 'doppelt' && {needsAll: true}),
  }));
  const results = await runRules(rules, site);
  const of = (name: string) => results.filter(({rule}) => rule === name).map(({file}) => file);
  expect(of('mdx')).toEqual([...site.pages.keys()].sort());
  expect(of('links')).toEqual(['email/e.mdx']);
  expect(of('doppelt')).toEqual([]);
});

it('compares a page only if it and its partials are right, and after all errors', async () => {
  const site = siteOf({
    'email/a.mdx': page('Text'),
    'email/b.mdx': page("import Teil from './_c.mdx';\n\n<Teil />"),
    'email/_c.mdx': 'Text',
  });
  const comparing: Rule = {
    ...rule('durchgang', 'error'),
    check: () => [
      {file: 'email/a.belege.yaml', line: 1, message: 'anders', compared: 'email/a.mdx'},
      {file: 'email/a.mdx', line: 1, message: 'anders', compared: 'email/a.mdx'},
      {file: 'email/b.mdx', line: 1, message: 'anders', compared: 'email/b.mdx'},
    ],
  };
  const wrong = (file: string): Rule => ({
    ...rule('eszett', 'error'),
    check: () => [{file, line: 9, message: 'falsch → richtig'}],
  });
  const files = async (file: string) =>
    (await runRules([comparing, wrong(file)], site)).map(({file: found}) => found);
  expect(await files('email/_c.mdx')).toEqual([
    'email/_c.mdx',
    'email/a.mdx',
    'email/a.belege.yaml',
  ]);
  expect(await files('email/a.mdx')).toEqual(['email/a.mdx', 'email/b.mdx']);
});
