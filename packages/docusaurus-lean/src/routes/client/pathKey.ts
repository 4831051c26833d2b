import {comparable} from '@portal/common/text/address';
import {decoded} from '@portal/common/text/decoded';

/** Returns the key by which addresses are sorted and looked up. Two addresses of one page have the same key. */
export function pathKey(pathname: string): string {
  return comparable(decoded(pathname));
}
