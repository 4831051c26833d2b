import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {format} from '../../scripts/lint-content/run';
import {sections} from '@portal/content/source/sections';
import {siteOf} from '@portal/content/source/site';
import {loadRules} from '../../scripts/lint-content/rules';
import {head} from '../../scripts/lint-content/lib/testing';

/** Reads JSON as VS Code does, with commas after the last entry. Such JSON is YAML. */
const read = <T>(file: string) => load(readFileSync(file, 'utf8')) as T;

interface Task {
  label: string;
  script: string;
  problemMatcher: {pattern: {regexp: string}[]};
}

/** Returns what an editor inserts for a snippet: the defaults of its places. */
const inserted = (body: string[]) =>
  body
    .join('\n')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/\$\d+/g, 'Text');

describe('the workflows', () => {
  interface Workflow {
    jobs: Record<string, {steps: {run?: string; env?: Record<string, string>}[]}>;
  }
  const stepsOf = (name: string) =>
    Object.values(read<Workflow>(`.github/workflows/${name}.yml`).jobs).flatMap(({steps}) => steps);

  it('know which folders are content', () => {
    const [folders] = stepsOf('portal').flatMap(({env}) => env?.CONTENT ?? []);
    expect(folders?.split(' ')).toEqual([...new Set(sections.map(({folder}) => folder))]);
  });

  it('run scripts that exist', () => {
    const {scripts} = read<{scripts: object}>('package.json');
    const runs = ['portal', 'content'].flatMap(stepsOf).flatMap(({run}) => run ?? []);
    const names = runs.flatMap((run) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the workplace of VS Code', () => {
  const {tasks} = read<{tasks: Task[]}>('.vscode/tasks.json');

  it('runs scripts that exist', () => {
    const {scripts} = read<{scripts: object}>('package.json');
    expect(tasks.map(({script}) => script).filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(['error', 'warning'] as const)('finds the place of an %s', (level) => {
    const task = tasks.find(({script}) => script === 'lint:content');
    const pattern = new RegExp(task!.problemMatcher.pattern[0]!.regexp);
    const line = format({file: 'typo3/login.mdx', line: 12, rule: 'links', level, message: 'A: b'});
    expect(pattern.exec(line)?.slice(1, 6)).toEqual([
      'typo3/login.mdx',
      '12',
      'links',
      level === 'warning' ? 'Hinweis' : undefined,
      'A: b',
    ]);
  });

  const snippets = Object.entries(
    read<Record<string, {body: string[]}>>('.vscode/handbuch.code-snippets'),
  );

  it.each(snippets)('inserts a valid «%s»', async (_name, {body}) => {
    const site = siteOf({'typo3/test.mdx': `${head}${inserted(body)}\n`});
    const checks = (await loadRules()).filter(({name}) =>
      ['mdx', 'bausteine', 'markdown'].includes(name),
    );
    const found = await Promise.all(checks.map(({check}) => check(site)));
    expect(found.flat()).toEqual([]);
  });
});
