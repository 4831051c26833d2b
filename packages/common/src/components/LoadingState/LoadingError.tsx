import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  error: unknown;
  retry: () => void;
}

/** Renders the error in a red box, with a button that loads the part again. */
export default function LoadingError({error, retry}: Props): ReactNode {
  return (
    <div className={styles.error} role="alert">
      <p>{String(error)}</p>
      <button type="button" className="button button--outline" onClick={retry}>
        <Translate id="portal.loading.retry">Erneut versuchen</Translate>
      </button>
    </div>
  );
}
