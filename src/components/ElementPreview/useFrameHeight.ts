import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

interface FrameHeight {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Height of the frame's content in CSS pixels. Null until it is known. */
  height: number | null;
  /** Handler for the frame's load event. */
  onLoad: () => void;
}

/** Keeps a frame of the same origin as high as its content. */
export function useFrameHeight(): FrameHeight {
  const frame = useRef<HTMLIFrameElement>(null);
  const observer = useRef<ResizeObserver | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  const onLoad = useCallback(() => {
    const body = frame.current?.contentDocument?.body;
    observer.current?.disconnect();
    if (!body?.firstChild) {
      return;
    }
    observer.current = new ResizeObserver(() => setHeight(Math.ceil(body.offsetHeight)));
    observer.current.observe(body);
  }, []);
  useEffect(() => {
    // The frame may have loaded before hydration.
    if (frame.current?.contentDocument?.readyState === 'complete') {
      onLoad();
    }
    return () => observer.current?.disconnect();
  }, [onLoad]);
  return {frame, height, onLoad};
}
