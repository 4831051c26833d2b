/** Names and types that the build, the service worker and the pages share. */

/** The service worker and the list of packs, relative to the base path. */
export const workerFile = 'sw.js';
export const packsFile = 'offline.json';

/** Returns the prefix of an installation's cache names. Several installations may share one host. */
export const cachePrefix = (baseUrl: string): string => `portal:${baseUrl}:`;

/** The pack of files that every manual needs: home page, search, scripts that load on demand. */
export const shared = 'shared';

/** The files to cache: one pack for each manual, named after its folder, and the shared pack. */
export interface Packs {
  /** Identifies the build. The worker never mixes files of two builds. */
  build: string;
  /** A script that only pages of this build contain. */
  script: string;
  /** Paths by pack, including the base path. */
  files: Record<string, string[]>;
  /** Bytes of the files that a page cannot do without: scripts, style sheets and the index. */
  sizes: Record<string, number>;
}

/**
 * Returns whether an answer with this type can be the file itself. A server that is being set up, or a guest network
 * that asks for a password, answers every address with a page.
 */
export const isTypeOf = (path: string, type: string | null): boolean =>
  type === null || /(?:^|\/)[^./]*$|\.html?$/.test(path) === type.startsWith('text/html');

/** Message from a page to the worker: cache this manual. */
export interface KeepMessage {
  keep: string;
}

/** Message from the worker to its pages: a newer build has replaced the cached one. */
export interface UpdatedMessage {
  /** A script that only pages of the newer build contain. */
  script: string;
}

/**
 * Returns the pack that keeps a page: the manual, which is the first folder of its path. The home page has an empty
 * one.
 */
export const packOf = (path: string, baseUrl: string): string =>
  /^[^/]*/.exec(path.slice(baseUrl.length))![0];

/** Matches the hash of a picture's name if a width for narrow screens follows. */
const variant = /(-[\da-f]{8})-\d+(?=\.\w+$)/;

/** Returns the path of a picture in full size, the only size that is cached. */
export const fullSize = (path: string): string => path.replace(variant, '$1');

/** Returns the files that a page refers to, with pictures in full size. */
export function filesOf(html: string, baseUrl: string): string[] {
  const address = new RegExp(`${baseUrl}(?:assets|img|preview|qr)/[^"'\\s,<>()\\\\&]+`, 'g');
  return [...new Set(html.match(address)?.map((file) => fullSize(file)))];
}
