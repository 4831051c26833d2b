import type {JSX, ReactNode} from 'react';
import type {SearchHit} from '../wire/types';
import {preloadPage} from '../hooks/resultPages';
import type {KeepableHit} from './storedSearches';
import styles from './styles.module.css';

interface Props {
  hit: {url: string};
  /** What upstream shows of the hit. */
  children: ReactNode;
}

/** Returns whether a hit is a result. Results contain their matches; stored searches do not. */
const isResult = (hit: object): hit is KeepableHit<SearchHit> => '_snippetResult' in hit;

/**
 * Returns title and path of a result as HTML, chosen as upstream does. The panel's client has made them safe. For a
 * text, the path also names its section, because pages repeat sentences in several sections.
 */
function textsOf({
  type,
  isFoundInText,
  hierarchy,
  content,
  _snippetResult: cut,
}: KeepableHit<SearchHit>) {
  const heading = (level: Exclude<SearchHit['type'], 'content'>) =>
    cut?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '';
  const text = cut?.content?.value ?? content ?? '';
  const page = heading('lvl1');
  if (type !== 'content' && !isFoundInText) {
    return {title: heading(type), path: type === 'lvl1' ? text : page};
  }
  const isSection = type !== 'content' && type !== 'lvl1';
  return {title: text, path: isSection ? `${page} › ${heading(type)}` : page};
}

/**
 * Renders a hit of the panel. `useResultLinks` opens it inside the site. Results have three elements instead of
 * upstream's fourteen with three pictures, because twenty of them are rendered with every letter, even on slow
 * phones. The third element names the group: screen readers do not reach the group's heading in a list of options.
 */
export default function PanelHit({hit, children}: Props): JSX.Element {
  const reach = {href: hit.url, onMouseEnter: preloadPage, onTouchStart: preloadPage};
  if (!isResult(hit)) {
    return <a {...reach}>{children}</a>;
  }
  const {title, path} = textsOf(hit);
  return (
    <a {...reach} className={styles.result}>
      <span className="DocSearch-Hit-title" dangerouslySetInnerHTML={{__html: title}} />
      {path && <span className="DocSearch-Hit-path" dangerouslySetInnerHTML={{__html: path}} />}
      <span className={styles.visuallyHidden}>{hit.hierarchy.lvl0}</span>
    </a>
  );
}
