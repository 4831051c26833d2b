import type {ReactNode} from 'react';
import Part, {type PartProps} from './Part';
import styles from './frames.module.css';

/** Renders panes side by side. `widths` are their shares: «1 3». Narrow screens stack them. */
export function UiColumns({widths, marker, children}: PartProps & {widths?: string}): ReactNode {
  const columns = widths
    ?.trim()
    .split(/\s+/)
    .map((share) => `minmax(min-content, ${share}fr)`);
  return (
    <Part marker={marker} corner>
      <span
        className={styles.columns}
        style={columns && ({'--columns': columns.join(' ')} as Record<string, string>)}>
        {children}
      </span>
    </Part>
  );
}

/** Renders one column of `UiColumns`. */
export function UiPane({title, marker, children}: PartProps & {title?: string}): ReactNode {
  return (
    <Part marker={marker} corner className={styles.pane}>
      {title && <span className={styles.paneTitle}>{title}</span>}
      {children}
    </Part>
  );
}

/** Renders a row of buttons and other controls. */
export function UiToolbar({marker, children}: PartProps): ReactNode {
  return (
    <Part marker={marker} className={styles.toolbar}>
      {children}
    </Part>
  );
}
