import {lazy, Suspense, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

// Comes when the menu is opened. Where it does not, «back» does what upstream lets it do.
const OnBack = lazy(() => import('@site/src/browser/OnBack').catch(() => ({default: () => null})));

/** Lets «back» close the menu of narrow screens also on a page that was opened directly. */
export default function MenuOnBack(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  return (
    shown && (
      <Suspense>
        <OnBack onBack={toggle} />
      </Suspense>
    )
  );
}
