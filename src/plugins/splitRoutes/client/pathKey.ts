import {comparable} from '../../../text/address';
import {decoded} from '../../../text/decoded';

/**
 * The form in which addresses are sorted and looked up, because the router ignores what it leaves out.
 * A malformed address is looked up as it is.
 */
export function pathKey(pathname: string): string {
  return comparable(decoded(pathname));
}
