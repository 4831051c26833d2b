/**
 * Wraps @docusaurus/theme-classic 3.10.2 `Navbar/MobileSidebar/Layout`.
 * Why: the focus enters the open menu, stays there and returns; Escape closes it.
 * Can go when upstream manages the focus of its menu.
 */
import type {ComponentProps, ReactNode} from 'react';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import {useMenuFocus} from '@site/src/components/Navbar/useMenuFocus';

export default function MobileSidebarLayout(
  props: ComponentProps<typeof OriginalLayout>,
): ReactNode {
  useMenuFocus();
  return <OriginalLayout {...props} />;
}
