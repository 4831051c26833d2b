import {readdirSync} from 'node:fs';
import {pageAddress} from '../lib/content/addresses';
import {readSite} from '../lib/content/site';
import {changedFiles, changedPages} from '../lint-content/narrowed';

/** What `npm test` looks at in full. `npm run test:all` has no scope: it leaves nothing out. */
export interface Scope {
  /** Why a folder of tests is left out, by its path. */
  leftOut: Record<string, string>;
  /** Addresses of the pages that have changed. */
  changedPages: string[];
  /** The only handbook that is printed. */
  handbook: string;
}

const unchanged = 'none of its files differs from the main branch';

/** What every package relies on. */
const common = ['packages/common/', 'package-lock.json', 'scripts/test/'];

/** Parts of a run that few changes touch: what they rely on, and why they are left out otherwise. */
const rare: Record<string, {reliesOn: string[]; reason: string}> = {
  'build-plain': {
    reliesOn: ['packages/docusaurus-lean/', 'package-lock.json'],
    reason: 'neither docusaurus-lean nor package-lock.json has changed',
  },
  servers: {
    reliesOn: ['src/delivery/', 'tests/servers/', 'scripts/serve', 'package-lock.json'],
    reason: 'what is sent along with the files has not changed',
  },
  readers: {
    reliesOn: ['tests/readers/', 'package-lock.json'],
    reason: 'the walk through other browsers has not changed',
  },
};

/** Packages with tests of their own. */
export const packages = readdirSync('packages').filter((name) => name !== 'common');

/**
 * Returns the scope for the files that differ from the main branch. Without Git, `changed` is null, and nothing is left
 * out but what needs a build of its own.
 */
export function scopeOf(changed: readonly string[] | null): Scope {
  const has = (places: readonly string[]) =>
    changed === null || changed.some((file) => places.some((place) => file.startsWith(place)));
  const parts = {
    ...Object.fromEntries(
      packages.map((name) => {
        const folder = `packages/${name}`;
        return [folder, {reliesOn: [`${folder}/`, ...common], reason: unchanged}];
      }),
    ),
    ...rare,
  };
  return {
    leftOut: Object.fromEntries(
      Object.entries(parts)
        .filter(([, {reliesOn}]) => !has(reliesOn))
        .map(([name, {reason}]) => [name, reason]),
    ),
    changedPages: changed === null ? [] : changedPages(readSite(), changed).map(pageAddress),
    handbook: 'email',
  };
}

/** Returns the scope for the working tree. */
export const readScope = (): Scope => scopeOf(changedFiles());
