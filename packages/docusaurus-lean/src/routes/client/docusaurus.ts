import upstream from '@docusaurus/core/lib/client/docusaurus';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import registry from '@generated/registry';
import {isSlowConnection} from '@portal/common/browser/isSlowConnection';
import {whenIdle} from '@portal/common/browser/whenIdle';
import {decoded} from '@portal/common/text/decoded';
import {loadPart, missingPart} from './parts';

declare const __webpack_require__: {gca: (chunk: string) => string | undefined};
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

const fileOf = (chunk: string) => __webpack_public_path__ + __webpack_get_script_filename__(chunk);

/** Upstream calls this to get the file of a chunk. Upstream's own implementation needs a table of all chunks. */
__webpack_require__.gca = (chunk) => (registry[chunk]?.[1] ? fileOf(chunk) : undefined);

/** Prefetches the file of the routing tables and then, when they are known, the files of the page. */
async function prefetchPart(part: string, pathname: string): Promise<void> {
  try {
    await prefetchFile(fileOf(part));
    await loadPart(pathname);
    await upstream.prefetch(pathname);
  } catch {
    // The page loads when the reader opens it.
  }
}

/** Prefetches a page. Loads the routing tables of its part first, if they are missing. */
function prefetchNow(pathname: string): false | Promise<unknown> {
  const part = missingPart(pathname);
  return part === undefined
    ? upstream.prefetch(pathname)
    : !isSlowConnection() && prefetchPart(part, pathname);
}

/**
 * Prefetches a page in its own task when the browser is idle: a view full of links would otherwise block input.
 * Upstream compares addresses as the routes spell them, with an unencoded «ü».
 */
const prefetch = (pathname: string): Promise<unknown> =>
  new Promise((resolve) => whenIdle(() => resolve(prefetchNow(decoded(pathname)))));

/** Replaces the framework's `window.docusaurus`. */
export default Object.freeze({...upstream, prefetch});
