import {useEffect} from 'react';

/**
 * Where a part goes away together with its pressed button, the focus goes on
 * to the first of these elements that is there then. A focus that is elsewhere stays.
 *
 * @param ids always the same list
 */
export function useFocusAfter(ids: readonly string[]): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) {
        const next = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
        next?.focus({preventScroll: true});
      }
    },
    [ids],
  );
}
