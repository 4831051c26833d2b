import type {ReactNode, Ref} from 'react';
import Translate from '@docusaurus/Translate';
import type {AnswerBeginning, SearchHit} from '../wire/types';
import FirstAnswer from './FirstAnswer';
import Result from './Result';
import styles from './styles.module.css';

interface Props {
  hits: readonly SearchHit[];
  /** How the answer of the first result begins. */
  beginning: AnswerBeginning | null;
  ref: Ref<HTMLOListElement>;
  /** Shows more results. Null if all are shown. */
  onMore: (() => void) | null;
}

/** Renders the results, best first. */
export default function Results({hits, beginning, ref, onMore}: Props): ReactNode {
  return (
    <>
      <ol ref={ref} role="list" className={styles.results}>
        {hits.map((hit, i) => (
          <Result key={hit.objectID} hit={hit}>
            {i === 0 && beginning && <FirstAnswer hit={hit} beginning={beginning} />}
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
