import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {HistoryAction} from '../model/history';
import type {Project} from '../model/project';
import {useSite} from '../site';
import {labels} from '../texts';
import styles from '../styles.module.css';

interface Props {
  project: Project;
  dispatch: (action: HistoryAction) => void;
  /** Swaps an entry with the one before or after it. */
  onShift: (id: number, by: -1 | 1) => void;
  onRemove: (id: number) => void;
}

/** Id of the field of a marker's text. */
export const legendFieldId = (id: number) => `marker-creator-text-${id}`;

/** Renders the texts of the numbers. Their order is the order of the numbers. */
export default function LegendEditor(props: Props): ReactNode {
  const {project, dispatch, onShift, onRemove} = props;
  const {classNames} = useSite();
  const {markers} = project;
  if (markers.length === 0) {
    return <p className={styles.quiet}>{labels.noMarkers}</p>;
  }
  return (
    <ol role="list" className={styles.legend}>
      {markers.map(({id, text}, index) => {
        const n = index + 1;
        // A button without effect keeps the focus. `disabled` would lose it.
        const button = (label: string, sign: string, onClick: () => void, atEnd?: boolean) => (
          <button
            type="button"
            className={clsx('button button--outline button--primary', styles.small)}
            aria-label={label}
            title={label}
            aria-disabled={atEnd}
            onClick={onClick}>
            {sign}
          </button>
        );
        return (
          <li key={id} className={styles.entry}>
            <span className={classNames.number} aria-hidden="true" translate="no">
              {n}
            </span>
            <input
              id={legendFieldId(id)}
              type="text"
              value={text}
              aria-label={labels.legendEntry(n)}
              placeholder="**Speichern** sichert Ihre Änderungen"
              onChange={({target}) => dispatch({type: 'text', id, text: target.value})}
              onBlur={() => dispatch({type: 'pause'})}
            />
            {button(labels.upEntry(n), '↑', () => onShift(id, -1), n === 1)}
            {button(labels.downEntry(n), '↓', () => onShift(id, 1), n === markers.length)}
            {button(labels.removeEntry(n), '×', () => onRemove(id))}
          </li>
        );
      })}
    </ol>
  );
}
