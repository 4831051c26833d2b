import {useState, type KeyboardEvent, type PointerEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import figure from '@site/src/components/Figure/styles.module.css';
import {moveByKey, toPercent, wholePicture, type Point} from '../model/geometry';
import type {HistoryAction} from '../model/history';
import type {ProjectMarker} from '../model/project';
import {markerLabel} from '../texts';
import styles from './canvas.module.css';

interface Props {
  n: number;
  marker: ProjectMarker;
  /** Place of a pointer on the picture. */
  place: (event: {clientX: number; clientY: number}) => Point;
  dispatch: (action: HistoryAction) => void;
  onRemove: (id: number) => void;
}

/** A marker to be moved by mouse, touch or arrow keys. */
export default function CanvasMarker({n, marker, place, dispatch, onRemove}: Props): ReactNode {
  const {id} = marker;
  /** While it is dragged: from the pointer to its middle, as nobody hits that exactly. */
  const [grip, setGrip] = useState<Point | null>(null);
  const [left, top] = toPercent(marker, wholePicture);
  const move = (to: Point) => dispatch({type: 'move', id, to});
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = moveByKey(marker, event.key, event.shiftKey);
    if (to) {
      event.preventDefault();
      move(to);
      const {currentTarget} = event;
      // On an enlarged picture it would leave the visible part.
      requestAnimationFrame(() =>
        currentTarget.scrollIntoView({block: 'nearest', inline: 'nearest'}),
      );
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(id);
    }
  };
  const end = () => {
    setGrip(null);
    dispatch({type: 'pause'});
  };
  return (
    <button
      type="button"
      className={clsx(figure.marker, styles.marker)}
      style={{left: `${left}%`, top: `${top}%`}}
      aria-label={markerLabel(n, left, top)}
      data-dragging={grip !== null || undefined}
      onKeyDown={onKeyDown}
      onKeyUp={() => dispatch({type: 'pause'})}
      onPointerDown={(event: PointerEvent) => {
        if (event.button === 0) {
          event.currentTarget.setPointerCapture(event.pointerId);
          const at = place(event);
          setGrip({x: marker.x - at.x, y: marker.y - at.y});
        }
      }}
      onPointerMove={(event) => {
        if (grip) {
          const at = place(event);
          move({x: at.x + grip.x, y: at.y + grip.y});
        }
      }}
      onPointerUp={end}
      onPointerCancel={end}>
      {n}
    </button>
  );
}
