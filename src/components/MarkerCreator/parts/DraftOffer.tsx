import type {ReactNode} from 'react';
import {labels} from '../texts';
import styles from '../styles.module.css';

interface Props {
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the work of an earlier visit. */
export default function DraftOffer({onRestore, onDiscard}: Props): ReactNode {
  return (
    <div className={styles.offer} role="region" aria-label={labels.restore}>
      <p>{labels.draft}</p>
      <div className={styles.row}>
        <button type="button" className={styles.primary} onClick={onRestore}>
          {labels.restore}
        </button>
        <button type="button" className={styles.button} onClick={onDiscard}>
          {labels.discard}
        </button>
      </div>
    </div>
  );
}
