import {useEffect, useState} from 'react';

/** Milliseconds without a change before a value counts as final. */
export const quiet = 500;

/**
 * The last value that has stayed for a while, `first` before there is one: what is announced to screen readers
 * must not change with every letter. A value that differs by identity is another one.
 */
export function useQuiet<T>(value: T, first: T): T {
  const [final, setFinal] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setFinal(value), quiet);
    return () => clearTimeout(timer);
  }, [value]);
  return final;
}
