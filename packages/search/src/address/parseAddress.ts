import type {Manual} from '@portal/common/manuals';
import {wellFormed} from '@portal/common/text/wellFormed';
import {maxQueryLength, queryParameter} from '../constants';
import {mostPages, names, versionParameter, type SearchAddress} from './searchAddress';
import {shortenQuery} from './shortenQuery';

const queryIn = (parameters: URLSearchParams): string => parameters.get(queryParameter) ?? '';

/** Returns whether an address contains a longer query than the one that is searched. */
export const hasLongQuery = (search: string): boolean =>
  queryIn(new URLSearchParams(search)).length > maxQueryLength;

/** Parses the address. Shortens a query that is too long. Unknown manuals, versions and numbers are ignored. */
export function parseAddress(search: string, manuals: readonly Manual[]): SearchAddress {
  const parameters = new URLSearchParams(search);
  const manual = parameters.get(names.manual);
  const versions: Record<string, string> = {};
  for (const {id, versions: known = []} of manuals) {
    const version = parameters.get(versionParameter(id));
    if (version !== null && known.some(({name}) => name === version)) {
      versions[id] = version;
    }
  }
  return {
    query: wellFormed(shortenQuery(queryIn(parameters))),
    manual: manuals.some(({id}) => id === manual) ? manual : null,
    versions,
    pages: Math.min(Math.max(1, Math.trunc(Number(parameters.get(names.pages))) || 1), mostPages),
  };
}
