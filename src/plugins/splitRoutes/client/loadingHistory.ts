import {createLocation, createPath, type Action, type History, type Location} from 'history';

type Listener = (location: Location, action: Action) => void;

/**
 * A history that tells of a new location when `load` has brought its page, so that the old page stays, and
 * is not rendered once more, until the new one can be shown. A location that the reader has left by then, or
 * that `load` rejects, is never told. Nor is a page that is on its way asked for a second time: links compare
 * their address with the page that is shown, and a double click would put it into the history twice.
 */
export function loadingHistory(
  history: History,
  load: (location: Location) => Promise<unknown>,
): History {
  const listeners = new Set<Listener>();
  let onItsWay: Location | null = null;
  history.listen((location, action) => {
    onItsWay = location;
    const end = () => {
      const isWanted = onItsWay === location;
      if (isWanted) {
        onItsWay = null;
      }
      return isWanted;
    };
    load(location).then(() => {
      if (end()) {
        listeners.forEach((listener) => listener(location, action));
      }
    }, end);
  });
  const listen: History['listen'] = (listener) => {
    listeners.add(listener as Listener);
    return () => listeners.delete(listener as Listener);
  };
  const push: History['push'] = (to: string | object, state?: unknown) => {
    const wanted = createLocation(to, state, undefined, history.location);
    if (onItsWay === null || createPath(wanted) !== createPath(onItsWay)) {
      history.push(to, state);
    }
  };
  // All the rest, such as the location of the moment, is the history's own.
  return Object.create(history, {listen: {value: listen}, push: {value: push}});
}
