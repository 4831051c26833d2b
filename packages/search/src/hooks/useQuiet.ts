import {useEffect, useState} from 'react';

/** Milliseconds without a change before a value counts as final. */
export const quiet = 500;

/**
 * Returns the last value that stayed the same for a while, or `first` before there is one. Text for screen readers
 * must not change with every letter. Values are compared by identity.
 */
export function useQuiet<T>(value: T, first: T): T {
  const [final, setFinal] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setFinal(value), quiet);
    return () => clearTimeout(timer);
  }, [value]);
  return final;
}
