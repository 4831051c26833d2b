import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Renders links to the next tasks at the end of a page. */
export default function Related({children}: {children: ReactNode}): ReactNode {
  const id = useId();
  return (
    <nav className={styles.related} data-related aria-labelledby={id}>
      <p id={id} className={styles.title}>
        <Translate id="portal.related.title">Passend dazu</Translate>
      </p>
      {children}
    </nav>
  );
}
