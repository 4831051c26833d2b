import {manualTable} from '../config/manuals';
import {hitsPerPage, maxQueryLength, queryParameter} from '../config/search';
import {wellFormed} from '../text/wellFormed';

/** What the address of the search page says. */
export interface SearchAddress {
  query: string;
  /** Id of the manual that is searched alone; null for all. */
  manual: string | null;
  /** Chosen version by manual; a manual that is missing follows the reader's preference. */
  versions: Record<string, string>;
  /** Pages of results shown so far, from 1. */
  pages: number;
}

/** The hosted search gives no more than the first thousand results. */
export const mostPages = 1000 / hitsPerPage;

const names = {manual: 'handbuch', pages: 'seite'};
const versionParameter = (manual: string): string => `${manual}-version`;

/** Reads the address; unknown manuals, versions and numbers count as not given. */
export function parseAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const manual = parameters.get(names.manual);
  const versions: Record<string, string> = {};
  for (const {id, versions: known = []} of manualTable) {
    const version = parameters.get(versionParameter(id));
    if (version !== null && known.some(({name}) => name === version)) {
      versions[id] = version;
    }
  }
  return {
    query: wellFormed((parameters.get(queryParameter) ?? '').slice(0, maxQueryLength)),
    manual: manualTable.some(({id}) => id === manual) ? manual : null,
    versions,
    pages: Math.min(Math.max(1, Math.trunc(Number(parameters.get(names.pages))) || 1), mostPages),
  };
}

/** The query string of an address, with what differs from the default only. */
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
