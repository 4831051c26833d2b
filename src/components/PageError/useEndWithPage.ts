import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';

/** Tries again when another page is opened. The layout, which caught the error, stays mounted within a manual. */
export function useEndWithPage(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const [failedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== failedAt) {
      tryAgain();
    }
  }, [pathname, failedAt, tryAgain]);
}
