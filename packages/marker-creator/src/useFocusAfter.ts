import {useEffect} from 'react';

/**
 * Moves the focus to the first of these elements that exists when a part disappears together with its pressed button.
 * A focus elsewhere stays.
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
