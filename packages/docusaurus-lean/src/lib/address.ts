/** Returns a path without its encoding; a path with a stray `%`, as in «rabatt-50%.png», stays as it is. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Returns a path in the form that the router compares: lower case, no extension, single slashes. */
export function comparable(path: string): string {
  const clean = path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:(?:\/index)?\.html)?\/?\s*$/, '');
  return clean || '/';
}
