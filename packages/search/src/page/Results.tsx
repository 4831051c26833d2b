import type {ReactNode, Ref} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchResult} from '../wire/types';
import FirstAnswer from './FirstAnswer';
import Result from './Result';
import styles from './styles.module.css';

interface Props {
  result: SearchResult;
  /** Whether all of the index has answered. */
  isFinal: boolean;
  ref: Ref<HTMLOListElement>;
  /** Shows more results. Null if all are shown. */
  onMore: (() => void) | null;
}

/** Renders the results, best first. When it is sure, the first one begins its answer. */
export default function Results({result, isFinal, ref, onMore}: Props): ReactNode {
  const {hits, beginning, competing = 0} = result;
  return (
    <>
      <ol ref={ref} role="list" className={styles.results}>
        {hits.map((hit, i) => (
          <Result key={hit.objectID} hit={hit} isCompeting={i < competing}>
            {i === 0 && isFinal && beginning && <FirstAnswer hit={hit} beginning={beginning} />}
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
