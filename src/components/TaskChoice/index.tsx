import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/**
 * Renders «Was möchten Sie tun?» with links to the tasks of a long page. The build inserts it
 * (`src/remark/taskChoice.ts`). On a phone, the list is folded, also without JavaScript.
 */
export default function TaskChoice({children}: {children: ReactNode}): ReactNode {
  const question = translate({id: 'portal.tasks.question', message: 'Was möchten Sie tun?'});
  return (
    <nav aria-label={question} className={styles.choice}>
      <p className={styles.question}>{question}</p>
      <details className={styles.fold}>
        <summary>{question}</summary>
      </details>
      <div className={styles.links}>{children}</div>
    </nav>
  );
}
