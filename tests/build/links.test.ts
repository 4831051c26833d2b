import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {anchors, internalReferences, isBuilt} from '../lib/links';
import {allRoutes, pageRoutes, readPage} from '../lib/pages';

const ids = new Map(pageRoutes.map((route) => [route, anchors(readPage(route))]));

/** Broken references of one page, as `address: reason`. */
function broken($: ReturnType<typeof load>, route: string): string[] {
  return internalReferences($, route).flatMap((url) => {
    const target = decodeURIComponent(url.pathname);
    if (!isBuilt(url.pathname)) {
      return [`${target}: no such page or file`];
    }
    const hash = decodeURIComponent(url.hash.slice(1));
    const known = ids.get(target);
    return hash === '' || !known || known.has(hash) ? [] : [`${target}#${hash}: no such anchor`];
  });
}

describe('internal links, anchors and pictures', () => {
  it.each(allRoutes)('%s', (route) => {
    expect([...new Set(broken(readPage(route), route))]).toEqual([]);
  });

  it('finds a broken page, anchor and picture', () => {
    const $ = load(
      '<a href="/nie"></a><a href="/email#nie"></a><img src="/nie.png"><img srcset="/nie.webp 400w, /nein.webp 800w">',
    );
    expect(broken($, '/')).toHaveLength(5);
  });
});
