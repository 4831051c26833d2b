import path from 'node:path';

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
  let decoded: string;
  try {
    decoded = decodeURIComponent(requestPath);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || !`${decoded}/`.startsWith(basePath)) {
    return null;
  }
  const relative = path.posix.normalize(decoded.slice(basePath.length));
  if (relative.startsWith('..')) {
    return null;
  }
  const page = relative
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  const candidates = [relative, page === '' || page === '.' ? 'index.html' : `${page}.html`];
  return candidates.find(exists) ?? null;
}

/**
 * The clean address that a page's other spellings move to: without `.html`,
 * `/index.html` and trailing slash. Null for an address that is clean already.
 */
export function cleanAddress(requestPath: string, basePath: string): string | null {
  const clean = requestPath.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  const target = `${clean}/` === basePath ? basePath : clean;
  return requestPath === target || requestPath === basePath ? null : target;
}
