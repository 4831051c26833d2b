import {comparable, decoded} from '../../lib/address';

/** Returns the key by which addresses are sorted and looked up. Two addresses of one page have the same key. */
export function pathKey(pathname: string): string {
  return comparable(decoded(pathname));
}
