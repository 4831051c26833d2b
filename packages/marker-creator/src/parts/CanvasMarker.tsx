import {useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {hasModifier} from '@portal/common/browser/hasModifier';
import {moveByKey, toPercent, wholePicture, type Point} from '../model/geometry';
import type {HistoryAction} from '../model/history';
import type {ProjectMarker} from '../model/project';
import {useSite} from '../site';
import {markerLabel} from '../texts';
import styles from './canvas.module.css';

interface Props {
  n: number;
  marker: ProjectMarker;
  /** Returns the place of a pointer on the picture. */
  place: (event: {clientX: number; clientY: number}) => Point;
  dispatch: (action: HistoryAction) => void;
  onRemove: (id: number) => void;
  /** Whether the next click on the picture moves it. */
  isSelected: boolean;
  /** Called when it was clicked and not dragged. */
  onSelect: (clicks: number) => void;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
}

/** Pixels that a pressed pointer may move and still click, because no finger holds quite still. */
const clickSlop = 4;

/** Renders a marker that mouse, touch or arrow keys move, or a click selects. */
export default function CanvasMarker(props: Props): ReactNode {
  const {n, marker, place, dispatch, onRemove, isSelected, onSelect, say} = props;
  const {classNames} = useSite();
  const {id} = marker;
  /** Where the pointer was pressed, and whether it has moved away from there. */
  const press = useRef({x: 0, y: 0, drags: false});
  /** During a drag, the distance from the pointer to the marker's middle, because nobody hits the middle exactly. */
  const [grip, setGrip] = useState<Point | null>(null);
  const [left, top] = toPercent(marker, wholePicture);
  const name = markerLabel(n, left, top);
  const move = (to: Point) => dispatch({type: 'move', id, to});
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) {
      return;
    }
    const to = moveByKey(marker, event.key, event.shiftKey);
    if (to) {
      event.preventDefault();
      move(to);
      const {currentTarget} = event;
      // On an enlarged picture, the marker would leave the visible part.
      requestAnimationFrame(() =>
        currentTarget.scrollIntoView({block: 'nearest', inline: 'nearest'}),
      );
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(id);
    }
  };
  const onKeyUp = ({key}: KeyboardEvent) => {
    dispatch({type: 'pause'});
    if (moveByKey(marker, key, false)) {
      say(name);
    }
  };
  const end = () => {
    setGrip(null);
    dispatch({type: 'pause'});
  };
  return (
    <button
      type="button"
      translate="no"
      className={clsx(classNames.marker, styles.marker)}
      style={{left: `${left}%`, top: `${top}%`}}
      aria-label={name}
      aria-pressed={isSelected}
      data-dragging={grip !== null || undefined}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onPointerDown={(event: PointerEvent) => {
        if (event.button === 0) {
          event.currentTarget.setPointerCapture(event.pointerId);
          press.current = {x: event.clientX, y: event.clientY, drags: false};
          const at = place(event);
          setGrip({x: marker.x - at.x, y: marker.y - at.y});
        }
      }}
      onPointerMove={(event) => {
        const {x, y, drags} = press.current;
        press.current.drags = drags || Math.hypot(event.clientX - x, event.clientY - y) > clickSlop;
        if (grip && press.current.drags) {
          const at = place(event);
          move({x: at.x + grip.x, y: at.y + grip.y});
        }
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={({detail}) => {
        // A drag also ends with a click. A click by keyboard has no pointer.
        if (detail === 0 || !press.current.drags) {
          onSelect(detail);
        }
      }}>
      {n}
    </button>
  );
}
