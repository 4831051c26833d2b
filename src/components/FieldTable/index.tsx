import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders a table of form fields. On narrow screens, each field becomes a small card. */
export default function FieldTable({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.wrapper}>{children}</div>;
}
