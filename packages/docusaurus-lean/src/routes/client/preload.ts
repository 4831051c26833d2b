import upstreamPreload from '@docusaurus/core/lib/client/preload';
import {loadPart} from './parts';
import {prepareVersion} from './versions';

/** Resolves in a separate task, so that the browser can paint and handle events before. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

let isStart = true;

/** Replaces the framework's `preload`: loads first the tables of the page's part, then the page. */
export default async function preload(pathname: string): Promise<unknown> {
  // The tasks at the start must stay short. Later, a reader waits for the page.
  const pause = isStart ? nextTask : () => undefined;
  isStart = false;
  await pause();
  const part = await loadPart(pathname);
  await pause();
  const version = part?.version && prepareVersion(part.version);
  const [loaded] = await Promise.all([upstreamPreload(pathname), version]);
  return loaded;
}
