import {useSyncExternalStore} from 'react';
import type {Box} from '@site/src/course/storage/box';

/**
 * The value of a box; on the server and until React has taken over, `initial`,
 * so that the page looks the same to both.
 */
export function useBox<Value>(box: Box<Value>, initial: Value): Value {
  return useSyncExternalStore(box.subscribe, box.get, () => initial);
}
