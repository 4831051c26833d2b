/** A page that readers of the 404 page may be led to. */
export interface Page {
  /** Canonical address with base path. */
  path: string;
  title: string;
}

/** File that the build writes into the site's root; the 404 page loads it first. */
export const scriptName = 'addresses.js';
