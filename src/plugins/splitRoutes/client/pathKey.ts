import {decoded} from '../../../text/decoded';

/**
 * The form in which addresses are sorted and looked up: decoded, in lower case, without
 * trailing slash and `.html`, because the router ignores these differences.
 */
export function pathKey(pathname: string): string {
  // A malformed address is looked up as it is.
  return decoded(pathname)
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
}
