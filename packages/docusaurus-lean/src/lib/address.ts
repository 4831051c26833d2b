/** Decodes a path. Returns a path with a stray `%`, such as `discount-50%.png`, unchanged. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Normalizes a path the way the router compares it: lower case, no extension, single slashes. */
export function comparable(path: string): string {
  const clean = path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:(?:\/index)?\.html)?\/?\s*$/, '');
  return clean || '/';
}
