import {hitsPerPage, queryParameter} from '../constants';

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

/** Names of the parameters beside that of the query. */
export const names = {manual: 'handbuch', pages: 'seite'};
export const versionParameter = (manual: string): string => `${manual}-version`;

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
