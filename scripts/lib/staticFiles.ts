import path from 'node:path';
import {cdnFiles} from '../../src/delivery/cdn';

/** The page for unknown addresses; it has none of its own. */
export const notFoundPage = '404.html';

/** Files that no address leads to. */
const hidden: readonly string[] = [notFoundPage, ...cdnFiles];

/** A request path decoded, its umlauts composed and its slashes single. Null for a malformed one. */
function decoded(requestPath: string): string | null {
  try {
    const text = decodeURIComponent(requestPath)
      .normalize('NFC')
      .replace(/\/{2,}/g, '/');
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/**
 * Which built file answers a request path: the file itself, or the page of
 * that address with or without trailing slash and `.html` ending.
 * `exists` tells whether a path relative to the build folder is a file.
 * Null for an unknown, malformed or outside path.
 */
export function resolveFile(
  requestPath: string,
  basePath: string,
  exists: (file: string) => boolean,
): string | null {
  const address = decoded(requestPath);
  if (address === null || !`${address}/`.startsWith(basePath)) {
    return null;
  }
  const relative = path.posix.normalize(address.slice(basePath.length));
  if (relative.startsWith('..')) {
    return null;
  }
  const page = relative
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  const candidates = [relative, page === '' || page === '.' ? 'index.html' : `${page}.html`];
  return candidates.find((file) => !hidden.includes(file) && exists(file)) ?? null;
}

/**
 * The clean address that a page's other spellings move to: without `.html`,
 * `/index.html`, trailing and repeated slashes, umlauts composed. Null for an address that is clean already.
 */
export function cleanAddress(requestPath: string, basePath: string): string | null {
  const address = decoded(requestPath) ?? '';
  const clean = address.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  const isStart = `${clean}/` === basePath || clean === `${basePath}index`;
  const target = encodeURI(isStart ? basePath : clean);
  return requestPath === target ? null : target;
}
