import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {frequentTasks} from '@site/src/config/frequentTasks';
import styles from './styles.module.css';

/** Tasks that a phone shows without scrolling far. The search panel offers all. */
const count = 6;

/** Renders the most frequent tasks as short links. */
export default function FrequentTasks(): ReactNode {
  return (
    <ul role="list" className={clsx('no-search', styles.tasks)}>
      {frequentTasks.slice(0, count).map(({label, to, manual}) => (
        <li key={to}>
          <Link to={to} className={styles.task}>
            {label} <small className={styles.taskManual}>{manual}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
