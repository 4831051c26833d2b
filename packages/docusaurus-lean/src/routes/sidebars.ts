import {pathKey} from './client/pathKey';
import type {SidebarItem, VersionData} from './model';

type IsPage = (href: string | undefined) => boolean;

const contains = (item: SidebarItem, isPage: IsPage): boolean =>
  isPage(item.href) || (item.items ?? []).some((nested) => contains(nested, isPage));

const isReachable = (item: SidebarItem): boolean =>
  (item.href !== undefined && !item.unlisted && !item.linkUnlisted) ||
  (item.items ?? []).some(isReachable);

/** Returns only the item that a closed category without its own page links to. */
function onlyFirst(items: readonly SidebarItem[]): SidebarItem[] {
  const first = items.find(isReachable) ?? items[0];
  return first ? [{...first, ...(first.items && {items: onlyFirst(first.items)})}] : [];
}

/**
 * Returns a sidebar as some pages show it when they load: closed categories keep a single item. `isPage` says whether
 * an address is one of these pages.
 */
export function pruneSidebar(items: readonly SidebarItem[], isPage: IsPage): SidebarItem[] {
  const prune = (list: readonly SidebarItem[], isListed: boolean): SidebarItem[] =>
    list.map((item) => {
      if (item.items === undefined) {
        return item;
      }
      const isOpen = !item.collapsible || !item.collapsed || contains(item, isPage);
      // A category page shows cards with the number of items in its subcategories.
      return isOpen || isListed
        ? {...item, items: prune(item.items, isPage(item.href))}
        : {...item, items: onlyFirst(item.items)};
    });
  return prune(items, false);
}

/** Returns the ids of the documents whose cards the category pages among some pages show. */
function cardIds(items: readonly SidebarItem[], isPage: IsPage): string[] {
  return items.flatMap((item) => [
    ...(isPage(item.href) ? (item.items ?? []).flatMap(({docId}) => docId ?? []) : []),
    ...cardIds(item.items ?? [], isPage),
  ]);
}

/** Returns the data of a docs version that these pages need when they load: sidebars and documents on cards. */
export function versionPart({docsSidebars, docs}: VersionData, paths: readonly string[]) {
  const keys = new Set(paths.map(pathKey));
  const isPage: IsPage = (href) => href !== undefined && keys.has(pathKey(href));
  const used = Object.entries(docsSidebars).filter(([, items]) =>
    items.some((item) => contains(item, isPage)),
  );
  const ids = used.flatMap(([, items]) => cardIds(items, isPage));
  return {
    docsSidebars: Object.fromEntries(
      used.map(([name, items]) => [name, pruneSidebar(items, isPage)]),
    ),
    docs: Object.fromEntries(ids.map((id) => [id, docs[id]])),
  };
}
