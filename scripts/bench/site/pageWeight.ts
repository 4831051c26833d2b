import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {scriptsOf} from './scriptBytes';

/** What a built page asks for in its HTML, in bytes as sent (brotli). */
export interface PageWeight {
  script: number;
  withoutPictures: number;
}

const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="?stylesheet"? href="?([^\s">]+)/g)].map(([, href = '']) => href);

/** Size of a file of the build as sent: compressed where the build has compressed it. */
function sent(dir: string, address: string): number {
  const file = path.join(dir, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The weight of one page; `dir` is a build at the base path `/`. */
export function pageWeight(dir: string, address: string): PageWeight {
  const file = address === '/' ? '/index.html' : `${address}.html`;
  const html = readFileSync(path.join(dir, file), 'utf8');
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((total, one) => total + sent(dir, one), 0);
  const script = sum(scriptsOf(html));
  return {script, withoutPictures: sent(dir, file) + sum(stylesOf(html)) + script};
}

/** The value below which a share of the values lies, e.g. 0.5 for the middle one. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
