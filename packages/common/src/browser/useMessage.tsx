import {useCallback, useState, type ReactNode} from 'react';

/**
 * Returns a message for a live region and a function that sets it. An empty text removes it. Each message is a new
 * element, because screen readers would not read an unchanged text again.
 */
export function useMessage(): [message: ReactNode, say: (text: string) => void] {
  const [{text, number}, setMessage] = useState({text: '', number: 0});
  const say = useCallback(
    (next: string) => setMessage((last) => ({text: next, number: last.number + 1})),
    [],
  );
  return [text && <span key={number}>{text}</span>, say];
}
