import {Fragment, type ReactNode} from 'react';
import ResultLink from './ResultLink';
import type {SearchHit} from '../wire/types';
import {markedPieces} from '../wire/marks';
import {questionOf} from '../wire/questionOf';
import {groupSeparator, levels} from '../records/record';
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
  /** Whether it competes with the results of other products. */
  isCompeting: boolean;
  /** What follows in the place of the matching text. */
  children?: ReactNode;
}

/**
 * Renders one result: the nearest heading as its title, the reader's question by which it was found, its path, and the
 * matching text.
 */
export default function Result({hit, isCompeting, children}: Props): ReactNode {
  const toLink = useResultAddress();
  const {hierarchy} = hit._highlightResult;
  const own = levels.findLast((level) => hit.hierarchy[level] !== null)!;
  const title = hierarchy[own]?.value ?? hit.hierarchy[own]!;
  const path = levels
    .flatMap((level) => (level < own && hit.hierarchy[level]) || [])
    .join(groupSeparator);
  const question = questionOf(hit);
  const excerpt = hit._snippetResult?.content?.value ?? '';
  return (
    <li>
      <h2 className={styles.title}>
        <ResultLink to={toLink(hit.url)}>
          {isCompeting && <span>{`${hit.hierarchy.lvl0.split(groupSeparator)[0]}: `}</span>}
          <Marked value={title} />
        </ResultLink>
      </h2>
      {question && (
        <p className={styles.question}>
          <Marked value={question} />
        </p>
      )}
      <p className={styles.path}>{path}</p>
      {children}
      {!children && excerpt && (
        <p className={styles.excerpt}>
          <Marked value={excerpt} />
        </p>
      )}
    </li>
  );
}
