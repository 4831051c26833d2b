import {useEffect, useMemo, useRef, type HTMLAttributes, type MouseEvent} from 'react';

/** Milliseconds in which a second press still belongs to the one that opened the panel. */
const patience = 500;

/** What lies where the button was, and closes the panel. */
const closers = '.DocSearch-Container, .DocSearch-Cancel';

/**
 * Listeners for the element around the panel: who presses twice to open it does not close it with
 * the second press, which meets what has just appeared there.
 */
export function useOpeningPress(): Pick<
  HTMLAttributes<HTMLElement>,
  'onMouseDownCapture' | 'onClickCapture'
> {
  const opened = useRef(Infinity);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  return useMemo(() => {
    const ignore = (event: MouseEvent) => {
      const isEarly = event.timeStamp - opened.current < patience;
      if (isEarly && (event.target as Element).matches(closers)) {
        event.stopPropagation();
        // The field keeps the focus.
        event.preventDefault();
      }
    };
    return {onMouseDownCapture: ignore, onClickCapture: ignore};
  }, []);
}
