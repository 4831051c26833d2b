import {useCallback, useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSearchSite} from '../site';
import {parseAddress} from '../address/parseAddress';
import {formatAddress, type SearchAddress} from '../address/searchAddress';

/** `push` adds a history entry, so that «back» undoes the change. */
export type Change = (changes: Partial<SearchAddress>, step: 'push' | 'replace') => void;

/** Returns the state of the search page, which is stored in its address. */
export function useSearchAddress(): [SearchAddress, Change] {
  const {manuals} = useSearchSite();
  const history = useHistory();
  const {pathname, search} = useLocation();
  // The page is built without a query. The address is used only in the browser.
  const isBrowser = useIsBrowser();
  const address = useMemo(
    () => parseAddress(isBrowser ? search : '', manuals),
    [isBrowser, search, manuals],
  );
  const change: Change = useCallback(
    (changes, step) => {
      // Uses the current location, not that of the last render: a waiting query must not undo a later choice.
      const {location} = history;
      const present = parseAddress(location.search, manuals);
      const next = formatAddress({...present, pages: 1, ...changes});
      // The page stays visible while the target of a clicked link is loading. The target's address must stay.
      if (location.pathname === pathname && next !== formatAddress(present)) {
        history[step]({pathname, search: next});
      }
    },
    [history, pathname, manuals],
  );
  return [address, change];
}
