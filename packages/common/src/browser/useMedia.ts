import {useCallback, useSyncExternalStore} from 'react';

/** Returns whether a media query applies, also after it has changed. `atBuild` is what the built page assumes. */
export function useMedia(query: string, atBuild: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => atBuild,
  );
}
