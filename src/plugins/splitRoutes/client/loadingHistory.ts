import type {Action, History, Location} from 'history';

type Listener = (location: Location, action: Action) => void;

/**
 * A history that tells of a new location when `load` has brought its page, so that the old page stays, and
 * is not rendered once more, until the new one can be shown. A location that the reader has left by then, or
 * that `load` rejects, is never told; nor is the present one again.
 */
export function loadingHistory(
  history: History,
  load: (location: Location) => Promise<unknown>,
): History {
  const listeners = new Set<Listener>();
  let last = history.location;
  history.listen((location, action) => {
    // A step «back» that was blocked, as an open menu does, ends where it began. Told of it, the framework would
    // scroll to the top and take the focus there.
    if (location === last) {
      return;
    }
    last = location;
    load(location).then(
      () => {
        if (history.location === location) {
          listeners.forEach((listener) => listener(location, action));
        }
      },
      () => {},
    );
  });
  const listen: History['listen'] = (listener) => {
    listeners.add(listener as Listener);
    return () => listeners.delete(listener as Listener);
  };
  // All the rest, such as the location of the moment, is the history's own.
  return Object.create(history, {listen: {value: listen}});
}
