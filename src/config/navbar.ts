import type {NavbarItem} from '@docusaurus/theme-common';
import {manualTable, manualPath, type Manual} from './manuals';

/** Keeps the place of a section without partner, so that those after it have theirs. */
const gap: NavbarItem = {type: 'html', value: '<!-- -->', position: 'right'};

/**
 * The items for manuals in their order. Section links stand left; right of them, at the same index, may stand
 * a partner that is visible only while its section is active (see `src/components/Navbar/pairing.ts`).
 */
export function navbarItemsOf(manuals: readonly Manual[]): NavbarItem[] {
  const lastPartner = manuals.findLastIndex(({versions}) => versions);
  return manuals.flatMap((manual, index): NavbarItem[] => {
    const link = {
      to: manualPath(manual),
      label: manual.label,
      position: 'left' as const,
      // Of the manual being read; the router would call it the page, which is an entry of the sidebar.
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

/** Items with their place: right where none is given. The framework's default would be left. */
export const placed = (items: readonly NavbarItem[]): NavbarItem[] =>
  items.map((item) => ({position: 'right', ...item}));
