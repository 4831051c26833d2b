import type {SyntheticEvent} from 'react';

/** Fetches the page that a link leads to, if it is one of the site: for when the reader reaches for it. */
export function preloadPage({currentTarget: link}: SyntheticEvent<HTMLAnchorElement>): void {
  if (link.origin === window.location.origin) {
    // Without a network the page fails when it is opened, and says so.
    void Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => {});
  }
}
