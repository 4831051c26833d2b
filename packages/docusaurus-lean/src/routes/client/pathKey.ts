import {comparable} from '../../lib/address';
import {decoded} from '../../lib/address';

/**
 * Returns the form in which addresses are sorted and looked up: without what the router ignores. A malformed address
 * is returned unchanged.
 */
export function pathKey(pathname: string): string {
  return comparable(decoded(pathname));
}
