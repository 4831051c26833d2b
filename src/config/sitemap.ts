import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {RouteConfig} from '@docusaurus/types';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;
type CreateItems = NonNullable<SitemapOptions['createSitemapItems']>;

const sidebarsOf = (routes: readonly RouteConfig[]): PropSidebarItem[][] =>
  routes.flatMap(({props, routes: below = []}) => {
    const version = props?.version as PropVersionMetadata | undefined;
    return [...Object.values(version?.docsSidebars ?? {}), ...sidebarsOf(below)];
  });

/** Adds the addresses of each category's pages, at any depth, to `found`. Returns the addresses of all items. */
function collect(items: readonly PropSidebarItem[], found: Map<string, string[]>): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') {
      return item.type === 'link' ? [item.href] : [];
    }
    const members = collect(item.items, found);
    if (item.href) {
      found.set(item.href, members);
    }
    return item.href ? [item.href, ...members] : members;
  });
}

/** Creates the sitemap's entries. The generated overview of a category gets the date of its newest page. */
export const createSitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...site}) => {
  const entries = await defaultCreateSitemapItems(site);
  const members = new Map<string, string[]>();
  sidebarsOf(site.routes).forEach((items) => collect(items, members));
  const pathOf = (address: string) => new URL(address, site.siteConfig.url).pathname;
  const dates = new Map(entries.map(({url, lastmod}) => [pathOf(url), lastmod ?? '']));
  return entries.map((entry) => {
    const below = members.get(pathOf(entry.url)) ?? [];
    const newest = below
      .map((href) => dates.get(pathOf(href)) ?? '')
      .sort()
      .at(-1);
    return {...entry, lastmod: entry.lastmod || newest || null};
  });
};
