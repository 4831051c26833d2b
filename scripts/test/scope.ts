import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {addressesOf, pageAddress} from '@portal/content/source/addresses';
import {isContent} from '@portal/content/source/sections';
import {readSite} from '@portal/content/source/site';
import {projectFiles} from '../lib/git';
import {changedFiles, changedPages} from '../lint-content/narrowed';
import {reachedBy, usesOf, type CruiseResult, type Uses} from './reach';

/** What `npm test` runs because of a change. `npm run test:all` has no scope: it leaves nothing out. */
export interface Scope {
  /** Files that have changed, and all that use them. */
  reached: ReadonlySet<string>;
  /** Addresses of the pages that have changed. */
  pages: string[];
}

/** Files that only people read. */
const isForPeople = (file: string) => /\.md$/.test(file);

/** Whether a file configures the tools: they all stand at the root. */
const configuresTools = (file: string) => !file.includes('/');

/** Reads what each module of the project uses. */
export function readUses(): Uses {
  const command = ['run', '--silent', 'lint:imports', '--', '--output-type', 'json'];
  const cruised = spawnSync('npm', command, {encoding: 'utf8', maxBuffer: 2 ** 28}).stdout;
  const pages = [...addressesOf(readSite())].flatMap(([address, page]) =>
    page ? [[address, page.file] as const] : [],
  );
  return usesOf(
    JSON.parse(cruised) as CruiseResult,
    projectFiles().filter((file) => !isContent(file)),
    (file) => readFileSync(file, 'utf8'),
    new Map(pages),
  );
}

/** Returns the scope for files that have changed, or null if nobody knows what one of them reaches. */
export function scopeOf(changed: readonly string[], uses = readUses()): Scope | null {
  const isUsed = (file: string) =>
    uses.has(file) || [...uses.values()].some((used) => used.has(file));
  const unknown = changed
    .filter((file) => !isContent(file) && !isForPeople(file))
    .filter((file) => configuresTools(file) || !isUsed(file));
  if (unknown.length > 0) {
    console.log(`Everything may depend on ${unknown.join(', ')}, so everything runs.`);
    return null;
  }
  const pages = changedPages(readSite(), changed);
  return {
    reached: reachedBy([...changed, ...pages.map(({file}) => file)], uses),
    pages: pages.map(pageAddress),
  };
}

/** Returns the scope for what differs from the main branch, or null without Git. */
export function readScope(): Scope | null {
  const changed = changedFiles();
  return changed?.length === 0 ? {reached: new Set(), pages: []} : changed && scopeOf(changed);
}
