/**
 * The form in which addresses are sorted and looked up: decoded, in lower case, without
 * trailing slash and `.html`, because the router ignores these differences.
 */
export function pathKey(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURI(pathname);
  } catch {
    // A malformed address is looked up as it is.
  }
  return decoded
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
}
