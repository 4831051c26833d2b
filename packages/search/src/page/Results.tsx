import type {ReactNode, Ref} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchHit} from '../client/client';
import FirstAnswer from './FirstAnswer';
import Result from './Result';
import styles from './styles.module.css';

interface Props {
  hits: readonly SearchHit[];
  ref: Ref<HTMLOListElement>;
  /** Whether the reader has asked a question. The first result then shows how its answer begins. */
  isQuestion: boolean;
  /** False while the results may still change. */
  isFinal: boolean;
  /** Shows more results. Null if all are shown. */
  onMore: (() => void) | null;
}

/** Renders the results, best first. */
export default function Results({hits, ref, isQuestion, isFinal, onMore}: Props): ReactNode {
  return (
    <>
      <ol ref={ref} role="list" className={styles.results}>
        {hits.map((hit, i) => (
          <Result key={hit.objectID} hit={hit}>
            {i === 0 && isQuestion && <FirstAnswer hit={hit} isFinal={isFinal} />}
          </Result>
        ))}
      </ol>
      {onMore && (
        <button type="button" className="button button--outline button--primary" onClick={onMore}>
          <Translate id="portal.searchPage.more">Mehr laden</Translate>
        </button>
      )}
    </>
  );
}
