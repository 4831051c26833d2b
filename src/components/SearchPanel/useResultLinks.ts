import {useCallback, useMemo, type HTMLAttributes, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {useResultAddress} from '@site/src/search/useResultAddress';

interface ResultLinks {
  /** Opens a result: inside the site without reloading, else as a full page load in the same tab. */
  follow: (url: string) => void;
  /**
   * For the element around the hits, whose plain links it follows so. The router's own link in each of
   * them takes a tenth longer from a letter to its results (BENCHMARKS.md).
   */
  listeners: Pick<HTMLAttributes<HTMLElement>, 'onClick'>;
}

/** A click that the browser answers itself: with another button, into a new tab or window, or answered already. */
const isBrowsers = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;

/** How the links of hits open. */
export function useResultLinks(): ResultLinks {
  const history = useHistory();
  const {isExternal} = useResultAddress();
  const follow = useCallback(
    (url: string) => {
      if (isExternal(url)) {
        window.location.assign(url);
      } else if (history.createHref(history.location) === url) {
        history.replace(url);
      } else {
        history.push(url);
      }
    },
    [history, isExternal],
  );
  const listeners = useMemo(
    () => ({
      onClick(event: MouseEvent) {
        const link = (event.target as Element).closest('.DocSearch-Hit a');
        if (link && !isBrowsers(event)) {
          event.preventDefault();
          follow(link.getAttribute('href')!);
        }
      },
    }),
    [follow],
  );
  return {follow, listeners};
}
