/**
 * Wraps @docusaurus/theme-classic 3.10.2 `Navbar/MobileSidebar/Layout`.
 * Why: the focus enters the open menu, stays there and returns; Escape closes it, and so does every entry, and «back»
 * also on a page that was opened directly. The menu, of which a telephone sees nothing until it is opened, is rendered
 * then and not with every page.
 * Can go when upstream manages the focus of its menu, closes it for versions and «back» too and renders it when needed.
 */
import {useState, type ComponentProps, type ReactNode} from 'react';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {lazyPart} from '@site/src/components/LoadingState/lazyPart';
import {useClosedByNavigation} from '@site/src/components/Navbar/useClosedByNavigation';
import {useMenuFocus} from '@site/src/components/Navbar/useMenuFocus';

const OnBack = lazyPart(() => import('@site/src/browser/OnBack'), {optional: true});

export default function MobileSidebarLayout(
  props: ComponentProps<typeof OriginalLayout>,
): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  // Stays when it is closed again: it slides out, and keeps what the reader has unfolded.
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  useMenuFocus();
  useClosedByNavigation();
  return (
    <>
      {shown && <OnBack onBack={toggle} />}
      {wasShown && <OriginalLayout {...props} />}
    </>
  );
}
