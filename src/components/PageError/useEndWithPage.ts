import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';

/** Tries again once another page is to be shown: the layout, which caught the error, stays within a manual. */
export function useEndWithPage(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const [failedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== failedAt) {
      tryAgain();
    }
  }, [pathname, failedAt, tryAgain]);
}
