import {useLayoutEffect, useRef, type RefObject} from 'react';
import {middle, wholePicture, type Area, type Point} from '../model/geometry';

interface View {
  /** Ref of the element in which the picture scrolls. */
  ref: RefObject<HTMLDivElement | null>;
  /** Handler for the same element. */
  onScroll: () => void;
  /** The area of the picture that is in view. */
  visible: () => Area;
}

function areaInView(view: HTMLElement | null): Area {
  return view
    ? {
        x: view.scrollLeft / view.scrollWidth,
        y: view.scrollTop / view.scrollHeight,
        width: view.clientWidth / view.scrollWidth,
        height: view.clientHeight / view.scrollHeight,
      }
    : wholePicture;
}

/** Tracks the visible part of the picture. Its middle stays in place when the zoom changes. */
export function useView(zoom: number, picture: unknown): View {
  const ref = useRef<HTMLDivElement>(null);
  /** The previous center, which a change of the size alone would change. */
  const center = useRef<Point | null>(null);
  useLayoutEffect(() => {
    const view = ref.current;
    if (view && center.current) {
      const {x, y} = center.current;
      view.scrollTo(
        x * view.scrollWidth - view.clientWidth / 2,
        y * view.scrollHeight - view.clientHeight / 2,
      );
    }
  }, [zoom]);
  const remember = () => {
    center.current = middle(areaInView(ref.current));
  };
  useLayoutEffect(remember, [picture]);
  return {ref, onScroll: remember, visible: () => areaInView(ref.current)};
}
