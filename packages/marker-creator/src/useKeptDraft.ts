import {useCallback, useEffect, useRef, useState} from 'react';
import {saveDraft, type Draft} from './io/draft';

/** Shortest time between two saves, in milliseconds, because each save writes the picture as well. */
const interval = 1000;

/**
 * Stores the work in the browser as it changes: at once, then at intervals, and when the page is closed. Returns
 * whether the browser has refused it.
 */
export function useKeptDraft(work: Draft | null): boolean {
  const [isRefused, setRefused] = useState(false);
  const waiting = useRef<Draft | null>(null);
  const timer = useRef<number | undefined>(undefined);

  const write = useCallback(function writeNext() {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (waiting.current) {
      void saveDraft(waiting.current).then((isKept) => setRefused(!isKept));
      waiting.current = null;
      timer.current = window.setTimeout(writeNext, interval);
    }
  }, []);

  useEffect(() => {
    waiting.current = work;
    if (timer.current === undefined) {
      write();
    }
  }, [work, write]);

  useEffect(() => {
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
      write();
      window.clearTimeout(timer.current);
    };
  }, [write]);

  return isRefused;
}
