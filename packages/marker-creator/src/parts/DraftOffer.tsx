import type {ReactNode} from 'react';
import {labels} from '../texts';
import {useFocusAfter} from '../useFocusAfter';
import {surfaceId} from './Canvas';
import {startId} from './Start';
import styles from '../styles.module.css';

const next = [surfaceId, startId];

interface Props {
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the work of an earlier visit. */
export default function DraftOffer({onRestore, onDiscard}: Props): ReactNode {
  useFocusAfter(next);
  return (
    <div className={styles.offer} role="region" aria-label={labels.restore}>
      <p>{labels.draft}</p>
      <div className={styles.row}>
        <button type="button" className="button button--primary" onClick={onRestore}>
          {labels.restore}
        </button>
        <button
          type="button"
          className="button button--outline button--primary"
          onClick={onDiscard}>
          {labels.discard}
        </button>
      </div>
    </div>
  );
}
