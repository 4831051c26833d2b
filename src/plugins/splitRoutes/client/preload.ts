import upstreamPreload from '@docusaurus/core/lib/client/preload';
import {loadPart} from './parts';
import {prepareVersion} from './versions';

/** Stands in for the framework's `preload`: first the tables of the page's part, then the page. */
export default async function preload(pathname: string): Promise<unknown> {
  const part = await loadPart(pathname);
  const version = part?.version && prepareVersion(part.version);
  const [loaded] = await Promise.all([upstreamPreload(pathname), version]);
  return loaded;
}
