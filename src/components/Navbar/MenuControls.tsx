import {useDeferredValue, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OnBack from '@portal/common/browser/OnBack';
import {useClosedByNavigation} from './useClosedByNavigation';
import {useMenuFocus} from './useMenuFocus';

/** Adds what the open menu of narrow screens needs: focus, Escape, and closing with «back» and with every entry. */
export default function MenuControls(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useMenuFocus();
  useClosedByNavigation();
  // The router knows one handler for «back», the last. Upstream's comes with the opening, so ours comes a render later.
  const wasShown = useDeferredValue(shown);
  return shown && wasShown && <OnBack onBack={toggle} />;
}
