import type {ReactNode, Ref} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchHit} from '../client/client';
import Result from './Result';
import styles from './styles.module.css';

interface Props {
  hits: readonly SearchHit[];
  ref: Ref<HTMLOListElement>;
  /** Shows more results. Null if all are shown. */
  onMore: (() => void) | null;
}

/** Renders the results, best first. */
export default function Results({hits, ref, onMore}: Props): ReactNode {
  return (
    <>
      <ol ref={ref} role="list" className={styles.results}>
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} />
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
