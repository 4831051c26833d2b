import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {chosen, siteOf} from '@portal/content/source/site';
import {changedFiles, changedPages, narrowed} from './narrowed';

const root = mkdtempSync(path.join(tmpdir(), 'changed-'));
afterAll(() => rmSync(root, {recursive: true}));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};

it('finds what differs from the main branch, committed or not', () => {
  expect(changedFiles(root)).toBeNull();
  git('init', '--initial-branch', 'main');
  ['email/a.mdx', 'email/b.mdx', 'email/c.mdx'].forEach((file) => write(file, 'alt'));
  git('add', '.');
  git('commit', '-m', 'Begin');
  expect(changedFiles(root)).toEqual([]);
  git('checkout', '-b', 'anpassung');
  write('email/a.mdx', 'neu');
  git('commit', '-am', 'Change');
  write('email/b.mdx', 'neu');
  write('email/neue Seite ä.mdx', 'neu');
  rmSync(path.join(root, 'email/c.mdx'));
  expect(changedFiles(root)?.sort()).toEqual([
    'email/a.mdx',
    'email/b.mdx',
    'email/c.mdx',
    'email/neue Seite ä.mdx',
  ]);
});

const site = siteOf({
  'email/a.mdx': '[B](./b.mdx)',
  'email/b.mdx': '',
  'email/_teil.mdx': '',
  'hgv/d.mdx': "import Teil from '@site/email/_teil.mdx';",
  'hgv/d.walk.json': JSON.stringify({pictures: {maske: {src: './img/maske.webp'}}}),
});

const everything = ['email/a.mdx', 'email/b.mdx', 'email/_teil.mdx', 'hgv/d.mdx'];
const chosenFrom = (...parameters: [Parameters<typeof narrowed>[1], string[]?]) => {
  const part = narrowed(site, ...parameters);
  return chosen(part.pages.values(), part).map(({file}) => file);
};

it.each([
  [['email/b.mdx'], ['email/a.mdx', 'email/b.mdx']],
  [['email/_teil.mdx'], ['email/_teil.mdx', 'hgv/d.mdx']],
  [['email/img/weg.webp'], []],
  [['hgv/d.walk.json'], ['hgv/d.mdx']],
  [['hgv/img/maske.webp'], ['hgv/d.mdx']],
  [['email/a.belege.yaml'], ['email/a.mdx']],
  [['hgv/d.mdx'], ['hgv/d.mdx']],
  // Everything depends on what is not content, and nothing changed may mean that it was committed to the main branch.
  [['hgv/d.mdx', 'cspell/words.txt'], everything],
  [[], everything],
])('checks after a change of %j', (changed, expected) => {
  expect(chosenFrom(null, changed)).toEqual(expected);
});

it('shows pages that have changed, not those that link to them', () => {
  const shown = (...changed: string[]) => changedPages(site, changed).map(({file}) => file);
  expect(shown('email/b.mdx')).toEqual(['email/b.mdx']);
  expect(shown('email/_teil.mdx')).toEqual(['hgv/d.mdx']);
  expect(shown()).toEqual([]);
});
