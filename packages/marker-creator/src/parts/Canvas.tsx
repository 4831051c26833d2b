import {useRef, useState, type PointerEvent, type ReactNode} from 'react';
import type {LoadedPicture} from '../io/loadPicture';
import {areaBetween, middle, overlap, type Area, type Point} from '../model/geometry';
import type {HistoryAction} from '../model/history';
import type {Project} from '../model/project';
import {announcements, labels} from '../texts';
import {useSelection} from '../useSelection';
import CanvasMarker from './CanvasMarker';
import {useView} from './useView';
import styles from './canvas.module.css';

interface Props {
  picture: LoadedPicture;
  project: Project;
  dispatch: (action: HistoryAction) => void;
  zoom: number;
  /** Adds a marker at this place. */
  onAdd: (at: Point) => void;
  onRemove: (id: number) => void;
  /** Announces what happened to screen readers. It is always the same function. */
  say: (text: string) => void;
  /** The area that is being chosen; null outside of cropping. */
  cropping: Area | null;
  onCrop: (area: Area) => void;
}

/** Id of the picture's button. */
export const surfaceId = 'marker-creator-surface';

const percent = (fraction: number) => `${fraction * 100}%`;

const none: Project['markers'] = [];

/** Returns the style of an area. Its huge shadow darkens everything outside. */
const areaStyle = ({x, y, width, height}: Area) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** Renders the picture to click on, with its markers and its crop. */
export default function Canvas(props: Props): ReactNode {
  const {picture, project, dispatch, zoom, onAdd, onRemove, say, cropping, onCrop} = props;
  const surface = useRef<HTMLButtonElement>(null);
  const {ref, onScroll, visible} = useView(zoom, picture);
  const [corner, setCorner] = useState<Point | null>(null);
  const markers = cropping ? none : project.markers;
  const {selected, n, toggle, end} = useSelection(markers, say);
  const put = (to: Point) => {
    if (selected) {
      dispatch({type: 'move', id: selected.id, to});
      dispatch({type: 'pause'});
      end();
      say(announcements.moved(n));
    } else {
      onAdd(to);
    }
  };
  const place = ({clientX, clientY}: {clientX: number; clientY: number}): Point => {
    const box = surface.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height};
  };
  const drag = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) {
        return;
      }
      event.currentTarget.setPointerCapture(event.pointerId);
      setCorner(place(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (corner) {
        onCrop(areaBetween(corner, place(event)));
      }
    },
    onPointerUp: () => setCorner(null),
    onPointerCancel: () => setCorner(null),
  };
  return (
    <div className={styles.canvas}>
      <p className={styles.help}>{labels.canvasHelp}</p>
      <div ref={ref} className={styles.scroll} onScroll={onScroll}>
        <div
          className={styles.stage}
          style={{width: percent(zoom)}}
          role="group"
          aria-label={labels.canvas}>
          <button
            ref={surface}
            id={surfaceId}
            type="button"
            className={styles.surface}
            data-cropping={cropping !== null || undefined}
            aria-label={selected ? labels.surfaceMoves(n) : labels.surface}
            {...(cropping ? drag : {})}
            onClick={(event) => {
              if (!cropping) {
                // A click by keyboard has no position.
                const inSight = overlap(visible(), project.crop) ?? project.crop;
                put(event.detail === 0 ? middle(inSight) : place(event));
              }
            }}>
            <img
              src={picture.url}
              width={picture.width}
              height={picture.height}
              alt=""
              draggable={false}
            />
          </button>
          <span className={styles.crop} style={areaStyle(cropping ?? project.crop)} />
          {markers.map((marker, index) => (
            <CanvasMarker
              key={marker.id}
              n={index + 1}
              marker={marker}
              place={place}
              dispatch={dispatch}
              onRemove={onRemove}
              isSelected={marker === selected}
              onSelect={(clicks) => toggle(marker, clicks)}
              say={say}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
