import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Shows that the first answer is loading. It is visible while upstream calls the search stalled. */
export default function SearchingNote(): ReactNode {
  return (
    <p className={styles.searching}>
      <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
    </p>
  );
}
