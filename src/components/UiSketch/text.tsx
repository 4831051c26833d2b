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

/** Renders a placeholder for a picture. */
export function UiImage({label, symbol, marker}: PartProps & {label: string}): ReactNode {
  return (
    <Part marker={marker} corner className={styles.image}>
      <UiIcon symbol={symbol} />
      <span>{label}</span>
    </Part>
  );
}
