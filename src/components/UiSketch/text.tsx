import type {ReactNode} from 'react';
import Part, {type PartProps} from './Part';
import UiIcon from './UiIcon';
import styles from './styles.module.css';

interface ButtonProps extends PartProps {
  primary?: boolean;
  icon?: string;
}

/** Renders a drawn button. */
export function UiButton({primary, symbol, marker, children}: ButtonProps): ReactNode {
  return (
    <Part marker={marker} className={styles.buttonRow}>
      <span className={styles.button} data-primary={primary || undefined}>
        <UiIcon symbol={symbol} />
        {children && <span>{children}</span>}
      </span>
    </Part>
  );
}

/** Renders a title inside a sketch. */
export function UiHeading({marker, children}: PartProps): ReactNode {
  return (
    <Part marker={marker} className={styles.heading}>
      <span>{children}</span>
    </Part>
  );
}

/** Renders a text inside a sketch. */
export function UiText({marker, children}: PartProps): ReactNode {
  return (
    <Part marker={marker} className={styles.text}>
      <span>{children}</span>
    </Part>
  );
}

/** Renders a small label such as «Neu». */
export function UiBadge({marker, children}: PartProps): ReactNode {
  return (
    <Part marker={marker} className={styles.badgeRow}>
      <span className={styles.badge}>{children}</span>
    </Part>
  );
}

/** Renders a placeholder for a picture. */
export function UiImage({label, symbol, marker}: PartProps & {label: string}): ReactNode {
  return (
    <Part marker={marker} corner className={styles.image}>
      <UiIcon symbol={symbol} />
      <span>{label}</span>
    </Part>
  );
}

/** Renders a message of the program. */
export function UiNotice({
  kind = 'info',
  symbol,
  marker,
  children,
}: PartProps & {kind?: 'info' | 'success' | 'warning' | 'danger'}): ReactNode {
  return (
    <Part marker={marker} className={styles.noticeRow}>
      <span className={styles.notice} data-kind={kind}>
        <UiIcon symbol={symbol} />
        <span>{children}</span>
      </span>
    </Part>
  );
}
