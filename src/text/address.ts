/**
 * Spellings of addresses. Paths are decoded and without origin. The script of the 404 page carries
 * the source text of these functions: they may use one another, and nothing from outside.
 */

/** Form in which two spellings of one address agree: NFC, lower case, single slashes, none and no blank at the end, no ending. */
export function comparable(path: string): string {
  const clean = path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:(?:\/index)?\.html)?\/?\s*$/, '');
  return clean || '/';
}

/** The one of `known` that `path` is a spelling of. */
export function spelled(path: string, known: readonly string[]): string | undefined {
  const wanted = comparable(path);
  return known.find((address) => comparable(address) === wanted);
}

/**
 * The canonical spelling of `path` among `known`, or null when the path is
 * already canonical or unknown.
 */
export function canonicalAddress(path: string, known: readonly string[]): string | null {
  const found = spelled(path, known);
  return found !== undefined && found !== path ? found : null;
}
