import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {styleSheetLinks} from '../../../src/delivery/inlineStyles';
import {builtFile} from '../../../src/plugins/lib/builtPages';
import {scriptsOf} from './scriptBytes';

/** What a built page asks for in its HTML, in bytes as sent (brotli). */
export interface PageWeight {
  script: number;
  withoutPictures: number;
}

const stylesOf = (html: string): string[] =>
  [...html.matchAll(styleSheetLinks)].map(([, href = '']) => href);

/** Size of a file of the build as sent: compressed where the build has compressed it. */
function sent(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The weight of one page; `dir` is a build at the base path `/`. */
export function pageWeight(dir: string, address: string): PageWeight {
  const file = builtFile(dir, '/', address);
  const html = readFileSync(file, 'utf8');
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((total, one) => total + sent(path.join(dir, one)), 0);
  const script = sum(scriptsOf(html));
  return {script, withoutPictures: sent(file) + sum(stylesOf(html)) + script};
}
