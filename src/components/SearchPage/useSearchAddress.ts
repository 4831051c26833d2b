import {useCallback, useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {formatAddress, parseAddress, type SearchAddress} from './address';

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
      const next = formatAddress({...address, pages: 1, ...changes});
      // The page still shows while that of a clicked link is loading: its address must stay.
      const isCurrent = history.location.pathname === pathname;
      if (isCurrent && next !== formatAddress(address)) {
        history[step]({pathname, search: next});
      }
    },
    [history, pathname, address],
  );
  return [address, change];
}
