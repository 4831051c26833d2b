import {useRef, useState, type ReactNode} from 'react';
import type {History} from '../model/history';
import {labels} from '../texts';
import {useFocusAfter} from '../useFocusAfter';
import type {Step} from '../useUndoKeys';
import {startId} from './Start';
import styles from '../styles.module.css';

/** Widths of the canvas as multiples of the room. */
const zoomLevels = [1, 1.5, 2, 3, 4] as const;

/** Id of the button that begins and ends cropping. */
export const cropId = 'marker-creator-crop';

const next = [startId];

interface Props {
  history: History;
  onStep: (step: Step) => void;
  zoom: number;
  setZoom: (zoom: number) => void;
  cropping: boolean;
  setCropping: (cropping: boolean) => void;
  onClear: () => void;
  /** The button for another picture. */
  children: ReactNode;
}

/** Renders the buttons for undo, zoom, crop, another picture and restart. */
export default function Toolbar(props: Props): ReactNode {
  const {history, onStep, zoom, setZoom, cropping, setCropping, onClear, children} = props;
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusAfter(next);
  // A button without effect keeps the focus. `disabled` would lose it.
  const button = (label: string, onClick: () => void, atEnd?: boolean) => (
    <button
      type="button"
      className="button button--outline button--primary"
      aria-disabled={atEnd}
      onClick={onClick}>
      {label}
    </button>
  );
  const level = zoomLevels.findIndex((candidate) => candidate === zoom);
  return (
    <div className={styles.toolbar}>
      {button(labels.undo, () => onStep('undo'), history.past.length === 0)}
      {button(labels.redo, () => onStep('redo'), history.future.length === 0)}
      {button(labels.zoomOut, () => setZoom(zoomLevels[level - 1] ?? 1), level <= 0)}
      {button(
        labels.zoomIn,
        () => setZoom(zoomLevels[level + 1] ?? zoom),
        level >= zoomLevels.length - 1,
      )}
      <button
        id={cropId}
        type="button"
        className="button button--outline button--primary"
        aria-pressed={cropping}
        onClick={() => setCropping(!cropping)}>
        {labels.crop}
      </button>
      {children}
      <button
        ref={opener}
        type="button"
        className="button button--outline button--primary"
        aria-expanded={asking}
        onClick={() => setAsking(!asking)}>
        {labels.clear}
      </button>
      {asking && (
        <>
          {button(labels.clearSure, onClear)}
          {button(labels.cancel, () => {
            setAsking(false);
            // The pressed button is gone.
            opener.current?.focus();
          })}
        </>
      )}
    </div>
  );
}
