import {Fragment, type ReactNode} from 'react';
import ResultLink from './ResultLink';
import type {SearchHit} from '../wire/types';
import {markedPieces} from '../wire/marks';
import {levels} from '../records/record';
import {useResultAddress} from '../hooks/useResultAddress';
import styles from './styles.module.css';

/** Renders a highlighted value with its marks as elements without a role, and everything else as text. */
function Marked({value}: {value: string}): ReactNode {
  return markedPieces(value).map(({text, isMarked}, i) =>
    isMarked ? <b key={i}>{text}</b> : <Fragment key={i}>{text}</Fragment>,
  );
}

interface Props {
  hit: SearchHit;
  /** What follows the matching text. */
  children?: ReactNode;
}

/** Renders one result: the nearest heading as its title, its path, and the matching text. */
export default function Result({hit, children}: Props): ReactNode {
  const toLink = useResultAddress();
  const {hierarchy} = hit._highlightResult;
  const texts = levels.flatMap((level) => hierarchy[level]?.value ?? hit.hierarchy[level] ?? []);
  const title = texts.at(-1) ?? '';
  const excerpt = hit._snippetResult?.content?.value ?? '';
  return (
    <li>
      <h2 className={styles.title}>
        <ResultLink to={toLink(hit.url)}>
          <Marked value={title} />
        </ResultLink>
      </h2>
      <p className={styles.path}>
        <Marked value={texts.slice(0, -1).join(' › ')} />
      </p>
      {excerpt && (
        <p className={styles.excerpt}>
          <Marked value={excerpt} />
        </p>
      )}
      {children}
    </li>
  );
}
