import type {SyntheticEvent} from 'react';

/** Fetches the page that a link of the site leads to: for when the reader reaches for it. */
export function preloadPage({currentTarget: link}: SyntheticEvent<HTMLAnchorElement>): void {
  void window.docusaurus.preload(link.pathname);
}
