import {createLocation, createPath} from 'history';
import {useCallback, useMemo, type HTMLAttributes, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {isBrowsersClick} from '@site/src/browser/isBrowsersClick';
import {hasOwnEntry} from '@site/src/browser/OwnEntry';
import {isExternal} from '@site/src/search/resultAddress';

interface ResultLinks {
  /** Opens a result: inside the site without reloading, else as a full page load in the same tab. */
  follow: (url: string) => void;
  /**
   * For the element around the hits, whose plain links it follows so. The router's own link in each of
   * them takes a tenth longer from a letter to its results (BENCHMARKS.md).
   */
  listeners: Pick<HTMLAttributes<HTMLElement>, 'onClick'>;
}

/** How the links of hits open. */
export function useResultLinks(): ResultLinks {
  const history = useHistory();
  const follow = useCallback(
    (url: string) => {
      if (isExternal(url)) {
        window.location[hasOwnEntry() ? 'replace' : 'assign'](url);
      } else if (createPath(createLocation(url)) === createPath(history.location)) {
        // Both as the router writes them: an address with «ü» comes encoded.
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
