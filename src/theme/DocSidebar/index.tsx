/**
 * Wraps @docusaurus/theme-classic `DocSidebar`.
 * Why: it is the target of the link that replaces the menu's button without JavaScript (`Navbar/MobileSidebar/Toggle`).
 * Can go with that link.
 */
import type {ComponentProps, ReactNode} from 'react';
import OriginalDocSidebar from '@theme-original/DocSidebar';

export default function DocSidebar(props: ComponentProps<typeof OriginalDocSidebar>): ReactNode {
  return (
    <>
      <span id="portal-menu" />
      <OriginalDocSidebar {...props} />
    </>
  );
}
