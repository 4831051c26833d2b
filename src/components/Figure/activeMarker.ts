import {useEffect, useSyncExternalStore} from 'react';

/** The number that the reader points at or has focused, as `figure:n`. There is one per page. */
let active: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setActive(next: string | null): void {
  if (next !== active) {
    active = next;
    listeners.forEach((listener) => listener());
  }
}

interface ActiveMarker {
  /** Whether number `n` of the figure is highlighted now. */
  isActive: boolean;
  /** Event handlers for the element that stands for the number. */
  handlers: Record<'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur', () => unknown>;
}

/** Connects an element with number `n` of `figure`: pointing at one element highlights all with the same number. */
export function useActiveMarker(figure: string | null, n: number): ActiveMarker {
  const key = figure === null ? null : `${figure}:${n}`;
  const isActive = useSyncExternalStore(
    subscribe,
    () => key !== null && active === key,
    () => false,
  );
  const on = () => setActive(key);
  // Leaving one number does not end the highlight of another.
  const off = () => active === key && setActive(null);
  useEffect(
    () => () => {
      // A removed element gets no leave event.
      if (key !== null && active === key) {
        setActive(null);
      }
    },
    [key],
  );
  return {isActive, handlers: {onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off}};
}
