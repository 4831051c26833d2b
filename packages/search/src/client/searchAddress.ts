import type {Manual} from '@portal/common/manuals';
import {hitsPerPage, maxQueryLength, queryParameter} from '../constants';
import {wellFormed} from '@portal/common/text/wellFormed';
import {shortenQuery} from './shortenQuery';

/** The state in the address of the search page. */
export interface SearchAddress {
  query: string;
  /** Id of the only manual to search. Null for all manuals. */
  manual: string | null;
  /** Chosen version by manual. A missing manual uses the reader's preferred version. */
  versions: Record<string, string>;
  /** Pages of results shown so far, from 1. */
  pages: number;
}

/** The hosted search returns no more than the first thousand results. */
export const mostPages = 1000 / hitsPerPage;

const names = {manual: 'handbuch', pages: 'seite'};
const versionParameter = (manual: string): string => `${manual}-version`;

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

/** Returns the query string of an address, which contains only what differs from the default. */
export function formatAddress({query, manual, versions, pages}: SearchAddress): string {
  const parameters = new URLSearchParams();
  if (query) {
    parameters.set(queryParameter, query);
  }
  if (manual) {
    parameters.set(names.manual, manual);
  }
  for (const [id, version] of Object.entries(versions)) {
    parameters.set(versionParameter(id), version);
  }
  if (pages > 1) {
    parameters.set(names.pages, String(pages));
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
