interface Item {
  type?: string;
  items?: Item[];
  dropdownItemsBefore?: Item[];
  dropdownItemsAfter?: Item[];
}

export interface ThemeSettings {
  announcementBar?: object;
  docs?: {sidebar?: {hideable?: boolean}};
  footer?: {links?: object[]};
  navbar?: {items?: Item[]};
}

/** Kinds of navbar items with the component that shows them; the others are always there. */
const componentOfType: Record<string, string> = {
  localeDropdown: '@theme/NavbarItem/LocaleDropdownNavbarItem',
  search: '@theme/NavbarItem/SearchNavbarItem',
  html: '@theme/NavbarItem/HtmlNavbarItem',
  doc: '@theme/NavbarItem/DocNavbarItem',
  docSidebar: '@theme/NavbarItem/DocSidebarNavbarItem',
  docsVersion: '@theme/NavbarItem/DocsVersionNavbarItem',
  docsVersionDropdown: '@theme/NavbarItem/DocsVersionDropdownNavbarItem',
};

const typesOf = (items: readonly Item[] = []): string[] =>
  items.flatMap(({type, items: nested, dropdownItemsBefore, dropdownItemsAfter}) => [
    type ?? 'default',
    ...typesOf(nested),
    ...typesOf(dropdownItemsBefore),
    ...typesOf(dropdownItemsAfter),
  ]);

/**
 * The project's `MDXComponents` put another in the place of the first; drafts are not in a readers' build;
 * no manual has an `editUrl`; `baseUrlIssueBanner` is off.
 */
const neverShown = [
  '@theme/MDXComponents/Details',
  '@theme/ContentVisibility/Draft',
  '@theme/EditThisPage',
  './BaseUrlIssueBanner',
];

/** Buttons of sidebars that can be hidden. */
const hidingButtons = [
  '@theme/DocSidebar/Desktop/CollapseButton',
  '@theme/DocRoot/Layout/Sidebar/ExpandButton',
];

/** Components of the theme that no page shows with these settings. */
export function unusedComponents({announcementBar, docs, footer, navbar}: ThemeSettings): string[] {
  const types = typesOf(navbar?.items);
  // The theme tells columns from single links by the title of the first.
  const hasColumns = 'title' in (footer?.links?.[0] ?? {});
  return [
    ...neverShown,
    ...Object.keys(componentOfType)
      .filter((type) => !types.includes(type))
      .map((type) => componentOfType[type] ?? ''),
    ...(announcementBar ? [] : ['@theme/AnnouncementBar']),
    ...(docs?.sidebar?.hideable ? [] : hidingButtons),
    `@theme/Footer/Links/${hasColumns ? 'Simple' : 'MultiColumn'}`,
  ];
}
