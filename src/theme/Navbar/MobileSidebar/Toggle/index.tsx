/**
 * Wraps @docusaurus/theme-classic `Navbar/MobileSidebar/Toggle`.
 * Why: without JavaScript, the button does nothing. A link leads to the pages of the manual, which then follow the text.
 * Can go when upstream's menu opens without JavaScript.
 */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import OriginalToggle from '@theme-original/Navbar/MobileSidebar/Toggle';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <>
      <OriginalToggle />
      <noscript>
        <a href="#portal-menu" className="navbar__toggle navbar__link">
          <Translate id="portal.navbar.toNavigation">Zum Menü</Translate>
        </a>
      </noscript>
    </>
  );
}
