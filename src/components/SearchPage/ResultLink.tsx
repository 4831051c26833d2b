import type {JSX, ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {preloadPage} from '@site/src/search/resultPages';
import {isExternal} from '@site/src/search/resultAddress';

interface Props {
  to: string;
  children: ReactNode;
}

/**
 * A result: inside the site without reloading, else as a full page load in the same tab. The router's
 * link, not the framework's, which prefetches what comes into view at once: here that is other pages with
 * every letter. The list does so when it has stayed for a while.
 */
export default function ResultLink({to, children}: Props): JSX.Element {
  if (isExternal(to)) {
    return <a href={to}>{children}</a>;
  }
  return (
    <Link to={to} onMouseEnter={preloadPage} onTouchStart={preloadPage}>
      {children}
    </Link>
  );
}
