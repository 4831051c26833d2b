import type {ReactNode} from 'react';
import styles from './beside.module.css';

/** Renders a picture and its steps. They stand side by side where there is room. The build inserts it. */
export default function Beside({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.beside}>{children}</div>;
}
