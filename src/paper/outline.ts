import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Chapter} from './handbook';

type Item = LoadedVersion['sidebars'][string][number];
type Category = Extract<Item, {type: 'category'}>;

const isCategory = (item: Item): item is Category => item.type === 'category';

/** Returns the ids of the pages of a list that are in no category of it. */
const pagesOf = (items: readonly Item[]): string[] =>
  items.flatMap((item) => (item.type === 'doc' ? item.id : []));

/**
 * Returns the chapters of a sidebar: first its pages that are in no category, then every category with pages. A page
 * that stands twice in the sidebar is printed once.
 */
export function chaptersOf(
  sidebar: readonly Item[],
  routeOf: (id: string) => string | undefined,
): Chapter[] {
  const printed = new Set<string>();
  const chapter = (ids: readonly string[], title?: string): Chapter[] => {
    const routes = ids.flatMap((id) => routeOf(id) ?? []).filter((route) => !printed.has(route));
    routes.forEach((route) => printed.add(route));
    return routes.length > 0 ? [{title, routes}] : [];
  };
  const below = (items: readonly Item[]): Chapter[] =>
    items
      .filter(isCategory)
      .flatMap(({label, link, items: inner}) => [
        ...chapter([...(link?.type === 'doc' ? [link.id] : []), ...pagesOf(inner)], label),
        ...below(inner),
      ]);
  return [...chapter(pagesOf(sidebar)), ...below(sidebar)];
}
