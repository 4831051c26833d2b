import type {JSX, ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {preloadPage} from '../hooks/resultPages';
import {isExternal} from '../hooks/useResultAddress';

interface Props {
  to: string;
  /** Called when the link is followed. */
  onFollow?: () => void;
  children: ReactNode;
}

/**
 * Renders the link of a result. It opens without a reload inside the site, otherwise with a full page load in the
 * same tab. It uses the router's link, because the framework's link immediately prefetches what comes into view,
 * which here means other pages with every letter. The list prefetches when it has stayed the same for a while.
 */
export default function ResultLink({to, onFollow, children}: Props): JSX.Element {
  if (isExternal(to)) {
    return (
      <a href={to} onClick={onFollow}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} onClick={onFollow} onMouseEnter={preloadPage} onTouchStart={preloadPage}>
      {children}
    </Link>
  );
}
