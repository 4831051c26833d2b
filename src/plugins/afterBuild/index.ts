import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {Env} from '../../config/env';
import {writeAddresses} from '../addresses';
import {writeDelivery} from '../delivery';
import {writeDiscovery} from '../discovery';
import {writeOffline} from '../offline';
import {readBuiltPages} from './pages';
import {sourcesOf} from './sources';

/**
 * After the build, reads every page once, and then, in this order:
 *
 * 1. `delivery` writes headers, with the hashes of the pages' inline scripts, redirects, and what servers need.
 * 2. `addresses` lets the 404 page load the list of addresses.
 * 3. `discovery` writes the search index and what other programs read, and links to it in the pages.
 * 4. `offline` writes the service worker and what it keeps.
 *
 * They must not add an inline script, because it would have no hash. `npm run build` then puts the style sheets
 * into the pages, removes the metadata of pictures, and compresses all files last.
 */
export default function afterBuildPlugin(env: Env): (context: LoadContext) => Plugin {
  return (context) => {
    let sources = new Map<string, string>();
    return {
      name: 'portal-after-build',
      async allContentLoaded({allContent}: {allContent: AllContent}) {
        sources = sourcesOf(allContent, context.siteDir);
      },
      async postBuild(build) {
        const {pages, notFound} = await readBuiltPages(build);
        await writeDelivery(pages, notFound, build, env);
        await writeAddresses(pages, notFound, build);
        await writeDiscovery(pages, sources, context, build.outDir);
        await writeOffline(pages, context, env);
      },
    };
  };
}
