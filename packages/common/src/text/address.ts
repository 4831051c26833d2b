/**
 * Spellings of addresses. Paths are decoded and have no origin. The script of the 404 page contains the source text
 * of these functions, so they may use each other but nothing from outside. Functions in them have no name, to which
 * some compilers add a call.
 */

/**
 * Returns the form in which spellings of one address are equal: NFC, lower case, single slashes, no slash or space at
 * the end, no extension.
 */
export function comparable(path: string): string {
  const clean = path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:(?:\/index)?\.html)?\/?\s*$/, '');
  return clean || '/';
}

/**
 * Returns the address in `known` that `path` is a spelling of. If there is none, characters at the end do not count:
 * mail programs take the bracket, quotation mark or full stop behind an address for its part.
 */
export function spelled(path: string, known: readonly string[]): string | undefined {
  const withoutEnd = path.replace(/[^\p{L}\p{M}\p{N}]+$/u, '');
  for (const wanted of [comparable(path), comparable(withoutEnd)]) {
    const found = known.find((address) => comparable(address) === wanted);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

/**
 * Returns the decoded path. What is not UTF-8 is read as Latin-1, in which old programs encode umlauts. A percent sign
 * that encodes nothing is unchanged.
 */
export function decodedAddress(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded.replace(/%(..)/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
    }
  });
}
