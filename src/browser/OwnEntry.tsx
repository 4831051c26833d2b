import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

const mark = 'portalEntry';

/** Whether the page has a second entry at the moment. */
export const hasOwnEntry = (): boolean => Boolean(window.history.state?.[mark]);

/** Takes the page's second entry out of the browser's history, and then calls `next`. */
export function dropOwnEntry(history: History, next = () => {}): void {
  // Going back takes a moment, in which nobody else is to drop it.
  window.history.replaceState(null, '');
  // To the router it would be a visit to the page, which begins at its top.
  const release = history.block((_, action) => (action === 'POP' ? false : undefined));
  const afterwards = () => {
    release();
    next();
  };
  window.addEventListener('popstate', afterwards, {once: true});
  window.history.back();
}

/**
 * While it is rendered, a page that was opened directly has a second entry in the browser's history: without one,
 * «back» leaves it before the router hears of it.
 */
export default function OwnEntry(): null {
  const history = useHistory();
  useEffect(() => {
    // Opened from another page of this document: there «back» leads, and the router hears of it.
    if (history.action === 'PUSH') return undefined;
    window.history.pushState({[mark]: true}, '');
    return () => {
      // Gone already after «back» or a link.
      if (hasOwnEntry()) dropOwnEntry(history);
    };
  }, [history]);
  return null;
}
