import type {JSX, ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {preloadPage} from '@site/src/search/preloadPage';
import {isExternal} from '@site/src/search/resultAddress';

interface Props {
  to: string;
  children: ReactNode;
}

/**
 * A result: inside the site without reloading, else as a full page load in the same tab. The router's
 * link, not the framework's, which fetches ahead what comes into view: here that is other pages with
 * every letter. A page comes when the reader reaches for its result.
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
