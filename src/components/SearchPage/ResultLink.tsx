import type {JSX, ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {useResultAddress} from '@site/src/search/useResultAddress';
import {preloadPage} from '@site/src/search/preloadPage';

interface Props {
  hit: {url: string};
  children: ReactNode;
}

/**
 * A result: inside the site without reloading, else as a full page load in the same tab. The router's
 * link, not the framework's, which fetches ahead what comes into view: here that is other pages with
 * every letter. A page comes when the reader reaches for its result.
 */
export default function ResultLink({hit: {url}, children}: Props): JSX.Element {
  const {isExternal} = useResultAddress();
  if (isExternal(url)) {
    return <a href={url}>{children}</a>;
  }
  return (
    <Link to={url} onMouseEnter={preloadPage} onTouchStart={preloadPage}>
      {children}
    </Link>
  );
}
