import type {JSX, MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useResultAddress} from '@site/src/search/useResultAddress';

interface Props {
  hit: {url: string};
  children: ReactNode;
}

const opensHere = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * A result: inside the site without reloading, else as a full page load in the same tab. Not the
 * framework's `Link`, which fetches ahead what comes into view: here that is other pages with
 * every letter. A page comes when the reader reaches for its result.
 */
export default function ResultLink({hit: {url}, children}: Props): JSX.Element {
  const {isExternal} = useResultAddress();
  const history = useHistory();
  if (isExternal(url)) {
    return <a href={url}>{children}</a>;
  }
  const preload = () => void window.docusaurus.preload(url.replace(/[?#].*/, ''));
  return (
    <a
      href={url}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={(event) => {
        if (opensHere(event)) {
          event.preventDefault();
          history.push(url);
        }
      }}>
      {children}
    </a>
  );
}
