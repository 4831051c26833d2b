import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeIndex} from '@portal/search/plugin/writeIndex';
import type {Env} from '../../config/env';
import {wordFiles} from '../../config/wordFiles';
import {pagesFile} from '../../build/deliveryDir';
import {writeAddresses} from '../addresses';
import {writeDelivery} from '../delivery';
import {writeDiscovery} from '../discovery';
import {writeOffline} from '../../offline/writeOffline';
import {readBuiltPages, readModels} from '../../build/pages';

/**
 * After the build, reads every page once, and then, in this order:
 *
 * 1. `delivery` writes headers, with the hashes of the pages' inline scripts, redirects, and what servers need.
 * 2. `addresses` lets the 404 page load the list of addresses.
 * 3. `discovery` writes what other programs read, and links to it in the pages.
 * 4. The search writes its index.
 * 5. `offline` writes the service worker and what it keeps.
 *
 * They must not add an inline script, because it would have no hash. `npm run build` then puts the style sheets
 * into the pages, removes the metadata of pictures, and compresses all files last.
 */
export default function afterBuildPlugin(env: Env): (context: LoadContext) => Plugin {
  return (context) => ({
    name: 'portal-after-build',
    async postBuild(build) {
      const {pages, notFound} = await readBuiltPages(build);
      await writeDelivery(pages, notFound, build, env);
      await writeAddresses(pages, notFound, build);
      const models = await readModels(pages, context);
      await writeFile(pagesFile(build.outDir), JSON.stringify(models));
      await writeDiscovery(models, context, build.outDir);
      await writeIndex(models, context.siteConfig.url, build.outDir, {
        synonyms: path.join(context.siteDir, wordFiles.synonyms),
        consequences: path.join(context.siteDir, wordFiles.consequences),
      });
      await writeOffline(pages, context, env);
    },
  });
}
