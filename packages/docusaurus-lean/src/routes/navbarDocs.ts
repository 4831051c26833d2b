interface NavbarItem {
  docId?: string;
  items?: NavbarItem[];
}

/** Returns the ids of the docs in the navbar's items. Every page needs their addresses. */
export function navbarDocIds(themeConfig: object): Set<string> {
  const ids = (items: readonly NavbarItem[]): string[] =>
    items.flatMap(({docId, items: nested = []}) => [...(docId ? [docId] : []), ...ids(nested)]);
  const {navbar} = themeConfig as {navbar?: {items?: NavbarItem[]}};
  return new Set(ids(navbar?.items ?? []));
}
