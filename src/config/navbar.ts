import type {NavbarItem} from '@docusaurus/theme-common';
import {manualTable, manualPath, type Manual} from '@portal/content/manuals';

/** Takes the place of a missing partner, so that the following partners keep the index of their section. */
const gap: NavbarItem = {type: 'html', value: '<!-- -->', position: 'right'};

/**
 * Returns the navbar items of the manuals in their order. Section links are on the left. Each may have a partner on
 * the right at the same index, which is visible only while its section is active (see
 * `src/components/Navbar/pairing.ts`).
 */
export function navbarItemsOf(manuals: readonly Manual[]): NavbarItem[] {
  const lastPartner = manuals.findLastIndex(({versions}) => versions);
  return manuals.flatMap((manual, index): NavbarItem[] => {
    const link = {
      to: manualPath(manual),
      label: manual.label,
      position: 'left' as const,
      // This marks the current manual. The router would set `page`, but the current page is an entry of the sidebar.
      'aria-current': 'true',
    };
    const partner = manual.versions
      ? {type: 'docsVersionDropdown', docsPluginId: manual.id, position: 'right' as const}
      : gap;
    return index <= lastPartner ? [link, partner] : [link];
  });
}

/** The items of the portal's manuals. */
export const navbarItems = navbarItemsOf(manualTable.filter((manual) => manual.inNavbar));

/** Returns the items with a position, by default right. The framework's default is left. */
export const placed = (items: readonly NavbarItem[]): NavbarItem[] =>
  items.map((item) => ({position: 'right', ...item}));
