import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders what a step says about phones only. Where one step is shown at a time, only readers with a phone see it. */
export default function OnPhone({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.onPhone}>{children}</span>;
}
