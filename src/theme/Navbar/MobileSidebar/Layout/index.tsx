/**
 * Wraps @docusaurus/theme-classic `Navbar/MobileSidebar/Layout`.
 * Why: the focus enters the open menu, stays in it and returns. Escape, every entry and «back» close the menu, also on
 * a page that was opened directly. The menu is rendered when it is opened for the first time, not with every page.
 * Can go when upstream manages the focus, closes the menu for versions and «back», and renders it when needed.
 */
import {useState, type ComponentProps, type ReactNode} from 'react';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {lazyPart} from '@portal/common/components/LoadingState/lazyPart';

const MenuControls = lazyPart(() => import('@site/src/components/Navbar/MenuControls'), {
  optional: true,
});

export default function MobileSidebarLayout(
  props: ComponentProps<typeof OriginalLayout>,
): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  // It stays when it is closed again, because it slides out and keeps what the reader has unfolded.
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  return (
    wasShown && (
      <>
        <OriginalLayout {...props} />
        <MenuControls />
      </>
    )
  );
}
