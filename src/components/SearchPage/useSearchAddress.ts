import {useCallback, useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {formatAddress, parseAddress, type SearchAddress} from '@site/src/search/searchAddress';

/** `push` makes a step that «back» undoes. */
export type Change = (changes: Partial<SearchAddress>, step: 'push' | 'replace') => void;

/** The state of the search page, kept in its address. */
export function useSearchAddress(): [SearchAddress, Change] {
  const history = useHistory();
  const {pathname, search} = useLocation();
  // The page is built without a query; the address counts once it runs in the browser.
  const isBrowser = useIsBrowser();
  const address = useMemo(() => parseAddress(isBrowser ? search : ''), [isBrowser, search]);
  const change: Change = useCallback(
    (changes, step) => {
      // Of this moment, not of the last rendering: a waiting query must not undo a choice made since.
      const {location} = history;
      const present = parseAddress(location.search);
      const next = formatAddress({...present, pages: 1, ...changes});
      // The page still shows while that of a clicked link is loading: its address must stay.
      if (location.pathname === pathname && next !== formatAddress(present)) {
        history[step]({pathname, search: next});
      }
    },
    [history, pathname],
  );
  return [address, change];
}
