import {readFileSync} from 'node:fs';
import {plainText} from '@portal/content/source/plainText';
import {readObject} from './json';

/** The editors' list of moved pages, from the project's root. */
export const oldAddressesFile = 'src/delivery/oldAddresses.json';

/**
 * Returns the current address of every moved page. Entries that cannot be read are ignored, because another rule
 * reports them.
 */
export function movedTo(): ReadonlyMap<string, string> {
  const read = readObject(plainText(readFileSync(oldAddressesFile, 'utf8')));
  const entries = 'values' in read ? Object.entries(read.values) : [];
  return new Map(
    entries.flatMap(([from, to]) => (typeof to === 'string' ? [[from, to] as const] : [])),
  );
}
