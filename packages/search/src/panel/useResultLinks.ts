import {createLocation, createPath} from 'history';
import {useCallback, useMemo, type HTMLAttributes, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {isBrowsersClick} from '@portal/common/browser/isBrowsersClick';
import {hasOwnEntry} from '@portal/common/browser/OwnEntry';
import {isExternal} from '../hooks/useResultAddress';

interface ResultLinks {
  /** Opens a result: without a reload inside the site, otherwise with a full page load in the same tab. */
  follow: (url: string) => void;
  /**
   * Listeners for the element around the hits, which follow the plain links in the same way. With the router's own
   * link in each hit, a letter takes a tenth longer to show its results (BENCHMARKS.md).
   */
  listeners: Pick<HTMLAttributes<HTMLElement>, 'onClick'>;
}

/** Returns how the links of hits open. */
export function useResultLinks(): ResultLinks {
  const history = useHistory();
  const follow = useCallback(
    (url: string) => {
      if (isExternal(url)) {
        window.location[hasOwnEntry() ? 'replace' : 'assign'](url);
      } else if (createPath(createLocation(url)) === createPath(history.location)) {
        // Both are compared as the router writes them: it encodes an address with «ü».
        history.replace(url);
      } else {
        history.push(url);
      }
    },
    [history],
  );
  const listeners = useMemo(
    () => ({
      onClick(event: MouseEvent) {
        const link = (event.target as Element).closest('.DocSearch-Hit a');
        if (link && !isBrowsersClick(event)) {
          event.preventDefault();
          follow(link.getAttribute('href')!);
        }
      },
    }),
    [follow],
  );
  return {follow, listeners};
}
