/**
 * Pure logic about addresses, shared by the script of the 404 page and by
 * its suggestions. Paths are decoded and without origin.
 */

/** Form in which two spellings of one address agree: NFC, lower case, no ending, no trailing slash. */
export function comparable(path: string): string {
  const clean = path
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return clean || '/';
}

/**
 * The canonical spelling of `path` among `known`, or null when the path is
 * already canonical or unknown.
 */
export function canonicalAddress(path: string, known: readonly string[]): string | null {
  const wanted = comparable(path);
  const found = known.find((address) => comparable(address) === wanted);
  return found !== undefined && found !== path ? found : null;
}

export interface Page {
  /** Canonical address with base path. */
  path: string;
  title: string;
}
