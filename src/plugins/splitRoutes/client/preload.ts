import upstreamPreload from '@docusaurus/core/lib/client/preload';
import {nextTask} from '../../lib/nextTask';
import {loadPart} from './parts';
import {prepareVersion} from './versions';

/** The first page is looked for in the middle of the start, whose tasks have to stay short; later ones at once. */
const started = nextTask();

/** Stands in for the framework's `preload`: first the tables of the page's part, then the page. */
export default async function preload(pathname: string): Promise<unknown> {
  await started;
  const part = await loadPart(pathname);
  const version = part?.version && prepareVersion(part.version);
  const [loaded] = await Promise.all([upstreamPreload(pathname), version]);
  return loaded;
}
