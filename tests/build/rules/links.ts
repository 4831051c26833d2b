import {load, type CheerioAPI} from 'cheerio';
import {anchors, internalReferences, isBuilt} from '../../lib/links';
import {html, pageRoutes} from '../../lib/pages';
import type {Rule} from './rule';

/** The anchors of the pages that were asked for. */
const known = new Map<string, Set<string>>();

/** Tells the rule a page that is parsed already, so that it parses none again. */
export const learnAnchors = (route: string, $: CheerioAPI) => known.set(route, anchors($));

function hasAnchor(route: string, id: string): boolean {
  const ids = known.get(route) ?? anchors(load(html(route)));
  known.set(route, ids);
  return ids.has(id);
}

/** Every link on this host, every anchor and every picture leads somewhere. */
export const links: Rule = {
  isAlsoFor404: true,
  check: ({$, route}) => [
    ...new Set(
      internalReferences($, route).flatMap((url) => {
        const target = decodeURIComponent(url.pathname);
        if (!isBuilt(url.pathname)) {
          return [`${target}: no such page or file`];
        }
        const hash = decodeURIComponent(url.hash.slice(1));
        return hash === '' || !pageRoutes.includes(target) || hasAnchor(target, hash)
          ? []
          : [`${target}#${hash}: no such anchor`];
      }),
    ),
  ],
  broken: [
    '<a href="/nie"></a>',
    '<a href="/email#nie"></a>',
    '<img src="/nie.png">',
    '<img srcset="/nie.webp 400w">',
  ],
};
