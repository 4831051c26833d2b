import upstream from '@docusaurus/core/lib/client/docusaurus';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import registry from '@generated/registry';
import {isSlowConnection} from '../../../browser/isSlowConnection';
import {whenIdle} from '../../../browser/whenIdle';
import {decoded} from '../../../text/decoded';
import {loadPart, missingPart} from './parts';

declare const __webpack_require__: {gca: (chunk: string) => string | undefined};
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

const fileOf = (chunk: string) => __webpack_public_path__ + __webpack_get_script_filename__(chunk);

/** Upstream asks here for a chunk's file; its own answer would need a table of all chunks. */
__webpack_require__.gca = (chunk) => (registry[chunk]?.[1] ? fileOf(chunk) : undefined);

/** First the file of the routing tables, then, knowing them, the files of the page. */
async function prefetchPart(part: string, pathname: string): Promise<void> {
  try {
    await prefetchFile(fileOf(part));
    await loadPart(pathname);
    await upstream.prefetch(pathname);
  } catch {
    // What was not prefetched is loaded when it is needed.
  }
}

/** Prefetches a page; before the first page of a part also the part's routing tables. */
function prefetchNow(pathname: string): false | Promise<unknown> {
  const part = missingPart(pathname);
  return part === undefined
    ? upstream.prefetch(pathname)
    : !isSlowConnection() && prefetchPart(part, pathname);
}

/**
 * When there is nothing else to do, each page in a task of its own: a view full of links would hold the reader up.
 * Upstream compares addresses as they are written in the routes, «ü» as such.
 */
const prefetch = (pathname: string): Promise<unknown> =>
  new Promise((resolve) => whenIdle(() => resolve(prefetchNow(decoded(pathname)))));

/** Stands in for the framework's `window.docusaurus`. */
export default Object.freeze({...upstream, prefetch});
