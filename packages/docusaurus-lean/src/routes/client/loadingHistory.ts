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
 * Wraps a history. Notifies listeners of a new location once `load` has loaded its page, so that the old page stays
 * in place, without another render, until the new one can be shown.
 *
 * Listeners are not notified of a location that the reader has left in the meantime, that `load` rejects, or that is
 * already current. Pushing the location of a page that is still loading does nothing: links compare their address
 * with the page on screen, so a double click would add a second entry to the history.
 */
export function loadingHistory(
  history: History,
  load: (location: Location) => Promise<unknown>,
): History {
  const listeners = new Set<Listener>();
  let last = history.location;
  /** Keys of the entries created since the document was loaded. */
  const knownKeys = new Set([last.key]);
  let isLoading = false;
  history.listen((location, action) => {
    // A blocked step back, for example while a menu is open, ends where it began. If the framework were notified, it
    // would scroll to the top and move the focus there.
    if (location === last) {
      return;
    }
    last = location;
    knownKeys.add(location.key);
    isLoading = true;
    const finish = (isLoaded: boolean) => {
      if (location === last) {
        isLoading = false;
        if (isLoaded) {
          listeners.forEach((listener) => listener(location, action));
        }
      }
    };
    load(location).then(
      () => finish(true),
      () => finish(false),
    );
  });
  const listen: History['listen'] = (listener) => {
    listeners.add(listener as Listener);
    return () => listeners.delete(listener as Listener);
  };
  const push: History['push'] = (to: string | object, state?: unknown) => {
    const target = createLocation(to, state, undefined, history.location);
    if (!isLoading || createPath(target) !== createPath(last)) {
      history.push(to, state);
    }
  };
  // The history cannot undo a blocked step to an entry from before a reload: the address would then belong to another
  // page than the one on screen. Such a step is allowed. Only function prompts are handled; menus and search use no
  // others.
  const block = (prompt: TransitionPromptHook) =>
    history.block((location, action) => {
      const answer = prompt(location, action);
      return action !== 'POP' || knownKeys.has(location.key) ? answer : undefined;
    });
  // Everything else, such as the current location, comes from the wrapped history.
  return Object.create(history, {
    listen: {value: listen},
    push: {value: push},
    block: {value: block},
  });
}
