import {expect, it} from 'vitest';
import {packages, scopeOf} from './scope';

const leftOut = (...changed: string[]) => Object.keys(scopeOf(changed).leftOut);
const folders = packages.map((name) => `packages/${name}`);

it('leaves out every package where only a page has changed, and names the page', () => {
  const {changedPages} = scopeOf(['email/webmail.mdx']);
  expect(changedPages).toContain('/email/webmail');
  expect(leftOut('email/webmail.mdx')).toEqual([...folders, 'build-plain', 'servers', 'readers']);
});

it('tests a package that has changed, and all where what they share has', () => {
  expect(leftOut('packages/course/src/lessons.ts')).not.toContain('packages/course');
  expect(leftOut('packages/course/src/lessons.ts')).toContain('packages/search');
  expect(leftOut('packages/common/src/text/typos.ts')).toEqual([
    'build-plain',
    'servers',
    'readers',
  ]);
});

it('builds on plain Docusaurus where docusaurus-lean or a dependency has changed', () => {
  expect(leftOut('packages/docusaurus-lean/src/index.ts')).not.toContain('build-plain');
  expect(leftOut('package-lock.json')).toEqual([]);
});

it('asks servers and other browsers where their part has changed', () => {
  expect(leftOut('src/delivery/mediaTypes.ts')).not.toContain('servers');
  expect(leftOut('tests/readers/walk.ts')).not.toContain('readers');
});

it('leaves nothing out where nobody knows what has changed', () => {
  expect(scopeOf(null)).toMatchObject({leftOut: {}, changedPages: []});
});
