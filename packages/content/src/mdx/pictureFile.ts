import {existsSync} from 'node:fs';
import path from 'node:path';
import type {VFile} from 'vfile';
import {decoded} from '@portal/common/text/decoded';

/**
 * Returns the file under one of the two forms of its accents: pages are read in composed form, but a Mac may have
 * stored the name decomposed.
 */
function stored(file: string): string | undefined {
  return [file, file.normalize('NFC'), file.normalize('NFD')].find((name) => existsSync(name));
}

/**
 * Returns the file of a picture in a page, or undefined if there is none. A path that begins with a slash is in
 * `static`.
 */
export function pictureFile(source: string, page: VFile): string | undefined {
  if (source.startsWith('@site/')) {
    return stored(path.resolve(source.slice('@site/'.length)));
  }
  return source.startsWith('/')
    ? stored(path.join(path.resolve('static'), decoded(source)))
    : stored(path.resolve(path.dirname(page.path), decoded(source)));
}
