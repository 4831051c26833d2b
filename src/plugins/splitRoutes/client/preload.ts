import upstreamPreload from '@docusaurus/core/lib/client/preload';
import {loadPart} from './parts';
import {prepareVersion} from './versions';

/** Resolves in a task of its own: until then the browser may show and hear something. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

let isStart = true;

/** Stands in for the framework's `preload`: first the tables of the page's part, then the page. */
export default async function preload(pathname: string): Promise<unknown> {
  // The tasks of the start have to stay short. Later on a reader waits for the page.
  const pause = isStart ? nextTask : () => undefined;
  isStart = false;
  await pause();
  const part = await loadPart(pathname);
  await pause();
  const version = part?.version && prepareVersion(part.version);
  const [loaded] = await Promise.all([upstreamPreload(pathname), version]);
  return loaded;
}
