import type {NavbarItem} from '@docusaurus/theme-common';
import {manualTable, manualPath} from './manuals';

const shown = manualTable.filter((manual) => manual.inNavbar);

/**
 * Section links stand left. Right of them, at the same index, may stand a
 * partner that is visible only while its section is active
 * (see `src/components/Navbar/pairing.ts`).
 */
export const navbarItems: NavbarItem[] = shown.flatMap((manual) => {
  const link = {to: manualPath(manual), label: manual.label, position: 'left' as const};
  return manual.versions
    ? [link, {type: 'docsVersionDropdown', docsPluginId: manual.id, position: 'right' as const}]
    : [link];
});
