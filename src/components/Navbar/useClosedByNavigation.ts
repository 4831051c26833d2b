import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/**
 * Closes the menu of narrow screens after it has led to a page, even to the current one. Upstream's version links
 * leave it open.
 */
export function useClosedByNavigation(): void {
  const {key} = useLocation();
  const {shown, toggle} = useNavbarMobileSidebar();
  const openedAt = useRef(key);
  useEffect(() => {
    if (!shown) {
      openedAt.current = key;
    } else if (openedAt.current !== key) {
      toggle();
    }
  }, [shown, key, toggle]);
}
