import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  /** The items of the list. */
  children: ReactNode;
}

/** Renders a list of links with a title, above the results. */
export default function LinkList({title, children}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.links}>
      <h2 id={id}>{title}</h2>
      <ul role="list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}
