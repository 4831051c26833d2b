import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders a group of questions and answers. */
export default function Faq({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.faq} data-faq>
      {children}
    </div>
  );
}
