/**
 * Wraps @docusaurus/theme-classic `Navbar/MobileSidebar/PrimaryMenu`.
 * Why: upstream's menu has the bar's items, which lead to five manuals. The others follow.
 * Can go when the bar has all manuals.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import OriginalPrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import {manualTable} from '@portal/content/manuals';
import {ManualLinks} from '@site/src/components/AllManuals';

const others = manualTable.filter(({inNavbar}) => !inNavbar);

export default function NavbarMobilePrimaryMenu(): ReactNode {
  return (
    <>
      <OriginalPrimaryMenu />
      <ManualLinks
        title={translate({id: 'portal.allManuals.others', message: 'Weitere Anleitungen'})}
        manuals={others}
      />
    </>
  );
}
