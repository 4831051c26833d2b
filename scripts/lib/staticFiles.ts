import path from 'node:path';
import {cdnFiles} from '../../src/delivery/cdn';

/** The page for unknown addresses. It has no address of its own. */
export const notFoundPage = '404.html';

/** Files that no address leads to. */
const hidden: readonly string[] = [notFoundPage, ...cdnFiles];

/** Returns a request path decoded, with composed umlauts and single slashes, or null if it is malformed. */
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
 * Returns the built file for a request path: the file itself, or the page of that address with or without trailing
 * slash and `.html`. `exists` says whether a path relative to the build folder is a file. Returns null for an unknown
 * or malformed path or one outside.
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
 * Returns the clean address that other spellings of a page redirect to: without `.html`, `/index.html`, trailing and
 * repeated slashes, with composed umlauts. Returns null for a clean address.
 */
export function cleanAddress(requestPath: string, basePath: string): string | null {
  const address = decoded(requestPath) ?? '';
  const clean = address.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  const isStart = `${clean}/` === basePath || clean === `${basePath}index`;
  const target = encodeURI(isStart ? basePath : clean);
  return requestPath === target ? null : target;
}
