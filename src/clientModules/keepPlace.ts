import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

/** The key by which the router tells entries of the browser's history apart; it is kept with the entry. */
const keyOf = (entry: unknown) => (entry as {key?: string} | null)?.key;

/** Where the place in the page of an entry is kept. */
const slot = (key: string) =>
  createStorageSlot(`portal.place.${key}`, {persistence: 'sessionStorage'});

/** The entry to which «back» or «forward» leads, and the place in its page. */
let target: {key: string; top: string | null} | null = null;

/**
 * Scrolls to where the reader was. The browser does so at once, which is too early for a page
 * that is still to be fetched (the document was loaded anew in between), and upstream then scrolls to the top.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  if (target?.top && target.key === location.key) {
    window.scrollTo(0, Number(target.top));
  }
  target = null;
};

/** Remembers where the reader was; browsers without the event go to the top as before. */
function keepPlaces(): void {
  const {history} = window;
  if (!history.state) {
    // The first entry of a document, to which the router gives no key of its own.
    history.replaceState({key: Math.random().toString(36).slice(2)}, '');
  }
  window.addEventListener('scrollend', () => {
    const key = keyOf(history.state);
    if (key) {
      slot(key).set(String(window.scrollY));
    }
  });
  // Before the router's own listener, which is added when the page is rendered.
  window.addEventListener('popstate', ({state}) => {
    const key = keyOf(state);
    target = key ? {key, top: slot(key).get()} : null;
  });
}

if (ExecutionEnvironment.canUseDOM) {
  keepPlaces();
}
