import upstreamPreload from '@docusaurus/core/lib/client/preload';
import {loadPart} from './parts';

/** Stands in for the framework's `preload`: first the routing tables of the page's part, then the page. */
export default async function preload(pathname: string): Promise<unknown> {
  await loadPart(pathname);
  return upstreamPreload(pathname);
}
