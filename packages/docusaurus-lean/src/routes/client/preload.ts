import upstreamPreload from '@docusaurus/core/lib/client/preload';
import {loadPart} from './parts';
import {prepareVersion} from './versions';

/** Resolves in a new task, so that the browser can paint and handle events first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

let isFirstPage = true;

/** Replaces the framework's `preload`. Loads the routing tables of the page's part, then the page. */
export default async function preload(pathname: string): Promise<unknown> {
  // Short tasks keep the first page responsive. Later, a reader is waiting for the page.
  const pause = isFirstPage ? nextTask : () => undefined;
  isFirstPage = false;
  await pause();
  const part = await loadPart(pathname);
  await pause();
  const version = part?.version && prepareVersion(part.version);
  const [loaded] = await Promise.all([upstreamPreload(pathname), version]);
  return loaded;
}
