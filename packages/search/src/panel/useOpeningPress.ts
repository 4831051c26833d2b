import {useEffect, useMemo, useRef, type HTMLAttributes, type MouseEvent} from 'react';

/** Milliseconds in which a second press still belongs to the press that opened the panel. */
const patience = 500;

/** Elements where the button was that close the panel. */
const closers = '.DocSearch-Container, .DocSearch-Cancel';

/**
 * Returns listeners for the element around the panel. They ignore the second press of a double click or tap that
 * opens the panel, which would hit what has just appeared there and close it.
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
      // A slow computer is late with the second click, which it still counts as one.
      const isSecond = event.detail > 1 || event.timeStamp - opened.current < patience;
      if (isSecond && (event.target as Element).matches(closers)) {
        event.stopPropagation();
        // The field keeps the focus.
        event.preventDefault();
      }
    };
    return {onMouseDownCapture: ignore, onClickCapture: ignore};
  }, []);
}
