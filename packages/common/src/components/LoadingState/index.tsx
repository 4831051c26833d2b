import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import Translate from '@docusaurus/Translate';
import LoadingError from './LoadingError';
import styles from './styles.module.css';

/**
 * Renders the state of a page whose chunk is loading: nothing at first, a loader after a delay, and an error in a red
 * box with a button that loads it again.
 */
export default function LoadingState({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return <LoadingError error={error} retry={retry} />;
  }
  return pastDelay ? (
    <div className={styles.loader} role="status">
      <Translate id="portal.loading.label">Die Seite wird geladen …</Translate>
    </div>
  ) : null;
}
