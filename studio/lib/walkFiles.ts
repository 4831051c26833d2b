import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Product} from '../products';

/** Where the walks are, each at the path of its page. */
export const walkFolder = 'studio/walks';

/** Returns the pages with a walk of their own, as paths without ending. Parts of walks begin with an underscore. */
function ownWalks(): string[] {
  return readdirSync(walkFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:^|[/\\])[^_/\\][^/\\]*\.ts$/.test(file))
    .map((file) => file.split(path.sep).join('/').replace(/\.ts$/, ''));
}

/** Returns the pages with recordings, see `recording/recordedWalk.ts`. */
const recordedPages = (): string[] =>
  readdirSync(walkFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.[^./]+\.json$/, ''),
    );

/**
 * Returns the file of each page's walk, in the order of the pages; undefined if it has recordings only. Where a product shares the walks of another one, a
 * page without its own has that of the page of the same path.
 */
export function walkFiles(products: readonly Product[]): Map<string, string | undefined> {
  const own = ownWalks();
  const files = new Map<string, string | undefined>();
  recordedPages().forEach((page) => files.set(page, undefined));
  for (const {folder, walksOf} of products) {
    const shared = own.filter((page) => walksOf && page.startsWith(`${walksOf}/`));
    for (const page of shared) {
      const here = folder + page.slice(walksOf!.length);
      if (existsSync(`${here}.mdx`)) {
        files.set(here, page);
      }
    }
  }
  own.forEach((page) => files.set(page, page));
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
