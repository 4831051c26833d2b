import {useSyncExternalStore} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Box} from '@site/src/course/storage/box';

/**
 * The value of a box; on the server and until React has taken over, `initial`,
 * so that the page looks the same to both. Says so itself instead of leaving it to React, which would
 * render all that is new in the page again at once, in one long task.
 */
export function useBox<Value>(box: Box<Value>, initial: Value): Value {
  const isBrowser = useIsBrowser();
  return useSyncExternalStore(
    box.subscribe,
    () => (isBrowser ? box.get() : initial),
    () => initial,
  );
}
