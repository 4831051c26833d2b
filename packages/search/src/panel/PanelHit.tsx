import type {JSX, ReactNode} from 'react';
import type {SearchHit} from '../wire/types';
import {preloadPage} from '../hooks/resultPages';
import styles from './styles.module.css';

interface Props {
  hit: {url: string};
  /** What upstream shows of the hit. */
  children: ReactNode;
}

/** Returns whether a hit is a result. Results contain their matches; stored searches do not. */
const isResult = (hit: object): hit is SearchHit => '_snippetResult' in hit;

/**
 * Renders a hit of the panel. `useResultLinks` opens it inside the site. Results have two elements instead of
 * upstream's fourteen with three pictures, because twenty of them are rendered with every letter, even on slow
 * phones. The panel's client has made their texts safe.
 */
export default function PanelHit({hit, children}: Props): JSX.Element {
  const reach = {href: hit.url, onMouseEnter: preloadPage, onTouchStart: preloadPage};
  if (!isResult(hit)) {
    return <a {...reach}>{children}</a>;
  }
  const {hierarchy, content} = hit;
  return (
    <a {...reach} className={styles.result}>
      <span className="DocSearch-Hit-title" dangerouslySetInnerHTML={{__html: hierarchy.lvl1}} />{' '}
      <span className="DocSearch-Hit-path" dangerouslySetInnerHTML={{__html: content ?? ''}} />
    </a>
  );
}
