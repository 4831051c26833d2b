import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders keys to press together: `<Kbd>Ctrl+S</Kbd>`. */
export default function Kbd({children}: {children: string}): ReactNode {
  // «Ctrl++» is the plus key itself.
  const keys = children.split(/(?<!\+|^)\+/);
  return (
    <kbd className={styles.combination} translate="no">
      {keys.map((key, index) => (
        <Fragment key={index}>
          {index > 0 && <span>+</span>}
          <kbd className={styles.key}>{key.trim()}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
