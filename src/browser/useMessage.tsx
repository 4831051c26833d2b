import {useCallback, useState, type ReactNode} from 'react';

/**
 * A message for a live region, and the function that says it; the empty text takes it away. Each is an element of its
 * own: where the text stays the same, screen readers would not hear of it again.
 */
export function useMessage(): [message: ReactNode, say: (text: string) => void] {
  const [{text, number}, setMessage] = useState({text: '', number: 0});
  const say = useCallback(
    (next: string) => setMessage((last) => ({text: next, number: last.number + 1})),
    [],
  );
  return [text && <span key={number}>{text}</span>, say];
}
