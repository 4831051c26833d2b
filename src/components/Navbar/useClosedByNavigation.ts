import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/** Closes the menu of narrow screens once it has led to another page; upstream's version links leave it open. */
export function useClosedByNavigation(): void {
  const {pathname} = useLocation();
  const {shown, toggle} = useNavbarMobileSidebar();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (!shown) {
      openedAt.current = pathname;
    } else if (openedAt.current !== pathname) {
      toggle();
    }
  }, [shown, pathname, toggle]);
}
