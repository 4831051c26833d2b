import {createContext, useContext} from 'react';
import type {Manual} from '@portal/common/manuals';

/** A frequent task that the search suggests when it finds nothing. */
export interface SuggestedTask {
  label: string;
  /** Manual that the task belongs to. */
  manualId: string;
}

/** What the search needs to know of the site. */
export interface SearchSite {
  manuals: readonly Manual[];
  /** Most frequent first. */
  tasks: readonly SuggestedTask[];
}

export const SearchSiteContext = createContext<SearchSite>({manuals: [], tasks: []});

/** Returns what the site has given to the search's provider. */
export const useSearchSite = (): SearchSite => useContext(SearchSiteContext);
