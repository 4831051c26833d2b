import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Returns the router's key of an entry in the browser's history. It is stored with the entry. */
const keyOf = (entry: unknown) => (entry as {key?: string} | null)?.key;

/** Returns the storage slot for an entry's scroll position. */
const slot = (key: string) =>
  createStorageSlot(`portal.place.${key}`, {persistence: 'sessionStorage'});

/** The entry that «back» or «forward» leads to, and its scroll position. */
let target: {key: string; top: string | null} | null = null;

/**
 * Scrolls to where the reader was. The browser does this at once, which is too early for a page that must still be
 * fetched because the document was reloaded in between. Upstream then scrolls to the top.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  if (target?.top && target.key === location.key) {
    window.scrollTo(0, Number(target.top));
  }
  target = null;
};

/** Stores where the reader was. Browsers without the event go to the top as before. */
function keepPlaces(): void {
  const {history} = window;
  if (!keyOf(history.state)) {
    // The router does not set a key for the first entry of a document.
    history.replaceState({...history.state, key: Math.random().toString(36).slice(2)}, '');
  }
  window.addEventListener('scrollend', () => {
    const key = keyOf(history.state);
    if (key) {
      slot(key).set(String(window.scrollY));
    }
  });
  // This runs before the router's own listener, which is added when the page is rendered.
  window.addEventListener('popstate', ({state}) => {
    const key = keyOf(state);
    target = key ? {key, top: slot(key).get()} : null;
  });
}

if (ExecutionEnvironment.canUseDOM) {
  keepPlaces();
}
