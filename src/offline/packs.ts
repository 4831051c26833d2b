/** What the build, the service worker and the pages agree on. */

/** Service worker and list of packs, below the base path. */
export const workerFile = 'sw.js';
export const packsFile = 'offline.json';

/** Begins the names of an installation's caches; another one may lie beside it on the same host. */
export const cachePrefix = (baseUrl: string): string => `portal:${baseUrl}:`;

/** The pack of what every page needs: search, code that loads late, home. */
export const shared = 'shared';

/** The files to keep, in packs: the shared one, and one for each manual by its folder. */
export interface Packs {
  /** Names the build. Files of two builds never go together. */
  build: string;
  /** The script that only the pages of this build have. */
  script: string;
  /** Paths with base path. */
  files: Record<string, string[]>;
}

/** A message of a page to the worker: the manual that is being read. */
export interface KeepMessage {
  keep: string;
}

/** The message of the worker to its pages after a newer build has replaced what was kept. */
export interface UpdatedMessage {
  /** The script that only the pages of the newer build have. */
  script: string;
}

/** Returns the manual of a path, which is the first folder below the base path; an empty string for the home. */
export const manualOf = (path: string, baseUrl: string): string =>
  /^[^/]*/.exec(path.slice(baseUrl.length))![0];

/** The end of a picture's name: its hash, and the width if it is for narrow screens. */
const variant = /(-[\da-f]{8})-\d+(?=\.\w+$)/;

/** Returns the path of a picture in its full size, which is the one that is kept. */
export const fullSize = (path: string): string => path.replace(variant, '$1');

/** Returns the files that a page refers to, pictures in their full size. */
export function filesOf(html: string, baseUrl: string): string[] {
  const address = new RegExp(`${baseUrl}(?:assets|img|preview|qr)/[^"'\\s,<>()\\\\&]+`, 'g');
  return [...new Set(html.match(address)?.map((file) => fullSize(file)))];
}
