import {
  createLocation,
  createPath,
  type Action,
  type History,
  type Location,
  type TransitionPromptHook,
} from 'history';

type Listener = (location: Location, action: Action) => void;

/**
 * A history that tells of a new location when `load` has brought its page, so that the old page stays, and
 * is not rendered once more, until the new one can be shown. A location that the reader has left by then, or
 * that `load` rejects, is never told; nor is the present one again. Nor is a page that is on its way asked for
 * a second time: links compare their address with the page that is shown, and a double click would put it
 * into the history twice.
 */
export function loadingHistory(
  history: History,
  load: (location: Location) => Promise<unknown>,
): History {
  const listeners = new Set<Listener>();
  let last = history.location;
  /** Keys of the entries that were made since the document was loaded. */
  const known = new Set([last.key]);
  let isOnItsWay = false;
  history.listen((location, action) => {
    // A step «back» that was blocked, as an open menu does, ends where it began. Told of it, the framework would
    // scroll to the top and take the focus there.
    if (location === last) {
      return;
    }
    last = location;
    known.add(location.key);
    isOnItsWay = true;
    const end = (hasCome: boolean) => {
      if (location === last) {
        isOnItsWay = false;
        if (hasCome) {
          listeners.forEach((listener) => listener(location, action));
        }
      }
    };
    load(location).then(
      () => end(true),
      () => end(false),
    );
  });
  const listen: History['listen'] = (listener) => {
    listeners.add(listener as Listener);
    return () => listeners.delete(listener as Listener);
  };
  const push: History['push'] = (to: string | object, state?: unknown) => {
    const wanted = createLocation(to, state, undefined, history.location);
    if (!isOnItsWay || createPath(wanted) !== createPath(last)) {
      history.push(to, state);
    }
  };
  // A step that is blocked is undone by the history, but not one to an entry from before a reload: the address
  // would be of another page than the one that is shown. Such a step is taken. Menus and search ask by functions.
  const block = (prompt: TransitionPromptHook) =>
    history.block((location, action) => {
      const answer = prompt(location, action);
      return action !== 'POP' || known.has(location.key) ? answer : undefined;
    });
  // All the rest, such as the location of the moment, is the history's own.
  return Object.create(history, {
    listen: {value: listen},
    push: {value: push},
    block: {value: block},
  });
}
