import {useSyncExternalStore} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Box} from '../../storage/box';

/**
 * Returns the value of a box. On the server and until hydration, it returns `initial`, so that the page looks the
 * same to both. It updates itself instead of leaving that to React, which would render everything new in the page
 * again at once, in one long task.
 */
export function useBox<Value>(box: Box<Value>, initial: Value): Value {
  const isBrowser = useIsBrowser();
  return useSyncExternalStore(
    box.subscribe,
    () => (isBrowser ? box.get() : initial),
    () => initial,
  );
}
