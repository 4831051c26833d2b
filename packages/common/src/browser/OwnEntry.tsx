import {useLayoutEffect} from 'react';
import {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

const mark = 'portalEntry';

/** Returns whether the page currently has a second entry. */
export const hasOwnEntry = (): boolean => Boolean(window.history.state?.[mark]);

/** Removes the page's second entry from the browser's history, and then calls `next`. */
export function dropOwnEntry(history: History, next = () => {}): void {
  // Going back takes a moment. Nobody else must remove the entry in that time.
  window.history.replaceState(null, '');
  // The router would treat it as a visit to the page and scroll to the top.
  const release = history.block((_, action) => (action === 'POP' ? false : undefined));
  const afterwards = () => {
    // Chromium takes the focus away on the way to an address that names a place.
    const focused = document.activeElement as HTMLElement;
    setTimeout(
      () => document.activeElement === document.body && focused.focus({preventScroll: true}),
    );
    release();
    next();
  };
  window.addEventListener('popstate', afterwards, {once: true});
  window.history.back();
}

/**
 * Adds a second history entry to a page that was opened directly, as long as it is rendered. Without it, «back»
 * leaves the page before the router is notified.
 */
export default function OwnEntry(): null {
  const history = useHistory();
  // Before anything is painted: «back» may follow at once.
  useLayoutEffect(() => {
    // The page was opened from another page of this document. «Back» leads there, and the router is notified.
    if (history.action === 'PUSH') return undefined;
    window.history.pushState({[mark]: true}, '');
    return () => {
      // After «back» or a link, the entry no longer exists.
      if (hasOwnEntry()) dropOwnEntry(history);
    };
  }, [history]);
  return null;
}
