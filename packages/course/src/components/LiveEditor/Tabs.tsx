import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import {hasModifier} from '@portal/common/browser/hasModifier';
import {fileNames, languageNames, type Pane} from '../../project';
import styles from './styles.module.css';

interface Props {
  panes: readonly Pane[];
  active: Pane;
  /** Prefix of the ids of tabs and panels. */
  id: string;
  onSelect: (pane: Pane) => void;
}

/** Renders the files of an editor as tabs. Arrow keys move between them. */
export default function Tabs({panes, active, id, onSelect}: Props): ReactNode {
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    const at = panes.indexOf(active);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % panes.length,
      ArrowLeft: (at + panes.length - 1) % panes.length,
      Home: 0,
      End: panes.length - 1,
    };
    const target = targets[event.key];
    const pane = target === undefined ? undefined : panes[target];
    if (!pane || target === undefined) return;
    event.preventDefault();
    onSelect(pane);
    row.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    // Only the active tab takes the focus. The row itself handles the arrow keys.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={row}
      role="tablist"
      aria-label="Dateien"
      className={styles.tabs}
      onKeyDown={onKeyDown}>
      {panes.map((pane) => (
        <button
          key={pane}
          type="button"
          role="tab"
          translate="no"
          id={`${id}-tab-${pane}`}
          aria-selected={pane === active}
          aria-controls={`${id}-panel-${pane}`}
          tabIndex={pane === active ? 0 : -1}
          onClick={() => onSelect(pane)}>
          {languageNames[pane]} <span className={styles.fileName}>{fileNames[pane]}</span>
        </button>
      ))}
    </div>
  );
}
