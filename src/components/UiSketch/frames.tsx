import type {ReactNode} from 'react';
import Part, {type PartProps} from './Part';
import styles from './frames.module.css';

/** Renders a browser window or program. */
export function UiWindow({
  title,
  url,
  marker,
  children,
}: PartProps & {title?: string; url?: string}): ReactNode {
  return (
    <Part marker={marker} corner className={styles.window}>
      <span className={styles.bar}>
        <span className={styles.dots} aria-hidden="true" />
        {title && <span className={styles.barTitle}>{title}</span>}
        {url && <span className={styles.url}>{url}</span>}
      </span>
      <span className={styles.content}>{children}</span>
    </Part>
  );
}

/** Renders a mobile phone. */
export function UiPhone({title, marker, children}: PartProps & {title?: string}): ReactNode {
  return (
    <Part marker={marker} corner className={styles.phone}>
      {title && <span className={styles.phoneTitle}>{title}</span>}
      <span className={styles.content}>{children}</span>
    </Part>
  );
}

/** Renders a window over the window. */
export function UiDialog({title, marker, children}: PartProps & {title: string}): ReactNode {
  return (
    <span className={styles.shade}>
      <Part marker={marker} corner className={styles.dialog}>
        <span className={styles.dialogTitle}>{title}</span>
        <span className={styles.content}>{children}</span>
      </Part>
    </span>
  );
}

/** Renders a bordered group with an optional title. */
export function UiCard({title, marker, children}: PartProps & {title?: string}): ReactNode {
  return (
    <Part marker={marker} corner className={styles.card}>
      {title && <span className={styles.cardTitle}>{title}</span>}
      {children}
    </Part>
  );
}
