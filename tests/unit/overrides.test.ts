import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** The version of Docusaurus with whose components all overrides were compared. */
const comparedWith = '3.10.2';

/** Folders in which an overridden component may come from, by package. */
const upstream: Record<string, string> = {
  '@docusaurus/theme-classic': 'node_modules/@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-search-algolia': 'node_modules/@docusaurus/theme-search-algolia/lib/theme',
  '@docusaurus/core': 'node_modules/@docusaurus/core/lib/client/theme-fallback',
};

const overrides = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => path.join('src/theme', file));

describe.each(overrides)('%s', (file) => {
  const source = readFileSync(file, 'utf8');
  const header = /^\/\*\*\n \* (Wraps|Replaces) (\S+) `([^`]+)`/.exec(source);

  it('says what it overrides, why, and when it can go', () => {
    expect(header).not.toBeNull();
    expect(source).toMatch(/ \* Why: /);
    expect(source).toMatch(/ \* Can go /);
  });

  it('still has its upstream component', () => {
    const [, , pkg = '', component = ''] = header ?? [];
    const folder = upstream[pkg] ?? '';
    const base = path.join(folder, component);
    expect([`${base}.js`, `${base}/index.js`].some((candidate) => existsSync(candidate))).toBe(
      true,
    );
  });
});

it('Docusaurus has the version with which they were compared', () => {
  for (const pkg of Object.keys(upstream)) {
    const {version} = JSON.parse(readFileSync(`node_modules/${pkg}/package.json`, 'utf8'));
    expect(version).toBe(comparedWith);
  }
});
