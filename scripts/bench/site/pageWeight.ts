import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {builtFile} from '../../../src/build/pages';

/** What the HTML of a built page requests, in bytes as sent (brotli). */
export interface PageWeight {
  script: number;
  withoutPictures: number;
}

const unique = (addresses: readonly string[]) => [...new Set(addresses)];

/** Returns the bundler's scripts in a page, including those that run late. */
const scriptsOf = (html: string) => unique(html.match(/\/assets\/js\/[^\s">]+\.js/g) ?? []);

const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="?stylesheet"?[^>]* href="?([^\s">]+)/g)].map(
    ([, href = '']) => href,
  );

/** Returns the size of a file as sent, which is compressed if the build has compressed it. */
function sent(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Returns the weight of one page. `dir` is a build at the base path `/`. */
export function pageWeight(dir: string, address: string): PageWeight {
  const file = builtFile(dir, '/', address);
  const html = readFileSync(file, 'utf8');
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((total, one) => total + sent(path.join(dir, one)), 0);
  const script = sum(scriptsOf(html));
  return {script, withoutPictures: sent(file) + sum(stylesOf(html)) + script};
}
