import type {JSX, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useResultAddress} from '@site/src/search/useResultAddress';

interface Props {
  hit: {url: string};
  children: ReactNode;
}

/** A result: inside the site without reloading, else as a full page load in the same tab. */
export default function ResultLink({hit: {url}, children}: Props): JSX.Element {
  const {isExternal} = useResultAddress();
  return isExternal(url) ? <a href={url}>{children}</a> : <Link to={url}>{children}</Link>;
}
