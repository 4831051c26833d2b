import {readFileSync} from 'node:fs';
import {readJson} from './json';

/** The editors' list of moved pages, from the project's root. */
export const oldAddressesFile = 'src/delivery/oldAddresses.json';

/** The entries of the list; null where its text says no list at all. */
export function entriesOf(source: string): [from: string, to: unknown][] | null {
  const read = readJson(source);
  const value = 'value' in read ? read.value : null;
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : null;
}

/** The present address of every moved page. What cannot be read counts for nothing: its own rule tells of it. */
export function movedTo(): ReadonlyMap<string, string> {
  const entries = entriesOf(readFileSync(oldAddressesFile, 'utf8')) ?? [];
  return new Map(
    entries.flatMap(([from, to]) => (typeof to === 'string' ? [[from, to] as const] : [])),
  );
}
