import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders the symbol of a part. `symbol` is the content of a file in `icons`, inserted by the build. */
export default function UiIcon({symbol}: {symbol?: string}): ReactNode {
  return symbol ? (
    <span className={styles.icon} aria-hidden="true" dangerouslySetInnerHTML={{__html: symbol}} />
  ) : null;
}
