import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders a path through menus: `<MenuPath>Web › Seite</MenuPath>`. */
export default function MenuPath({children}: {children: string}): ReactNode {
  return (
    <span translate="no">
      {children.split('›').map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={styles.separator}> › </span>}
          <strong>{part.trim()}</strong>
        </Fragment>
      ))}
    </span>
  );
}
