import type {ReactNode} from 'react';
import Part, {type PartProps} from './Part';
import UiIcon from './UiIcon';
import styles from './styles.module.css';

/** Renders a menu, a list of modules or a list of messages. */
export function UiList({marker, children}: PartProps): ReactNode {
  return (
    <Part marker={marker} corner className={styles.list}>
      {children}
    </Part>
  );
}

interface ItemProps extends PartProps {
  active?: boolean;
  icon?: string;
  /** Small text at the end of the row. */
  detail?: string;
}

/** Renders a row of a `UiList`. */
export function UiItem({symbol, detail, active, marker, children}: ItemProps): ReactNode {
  return (
    <Part marker={marker} active={active} className={styles.item}>
      <UiIcon symbol={symbol} />
      <span className={styles.grow}>{children}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </Part>
  );
}
