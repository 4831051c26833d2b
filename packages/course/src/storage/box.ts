/**
 * A value in local storage that tolerates any storage state: with blocked, full or damaged storage, the value lives
 * as long as the page. A value that could not be read again leaves the last good one in the storage.
 */
export interface Box<Value> {
  /** Name of the entry in the storage. */
  key: string;
  get: () => Value;
  set: (value: Value) => void;
  /**
   * Calls the listener on every change, also from another tab, and when the page returns from the browser's cache,
   * where it gets no events. Returns a function that stops it.
   */
  subscribe: (listener: () => void) => () => void;
  /** Returns whether the last write reached the storage. */
  isKept: () => boolean;
}

interface Options<Value> {
  key: string;
  /** The value before anything is stored. */
  initial: Value;
  /**
   * Returns the value of stored JSON. Throws or returns null if it is damaged. A value that it refuses is not
   * written.
   */
  read: (data: unknown) => Value | null;
}

/** Creates a box. It does not access the storage before the value is requested. */
export function createBox<Value>({key, initial, read}: Options<Value>): Box<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  /** The last known text in the storage. The value is newer only if the storage refused a write. */
  let text: string | null = null;
  let kept = true;

  /**
   * Returns the stored value. It is read each time, because another tab may have written it while nobody here was
   * listening. The same text returns the same object.
   */
  function get(): Value {
    try {
      const stored = window.localStorage.getItem(key);
      if (stored !== text) {
        text = stored;
        // This remains if the text is damaged.
        value = initial;
        value = (stored === null ? null : read(JSON.parse(stored))) ?? initial;
      }
    } catch {
      // Blocked or damaged: the value lives as long as the page.
    }
    return value;
  }

  function tell() {
    listeners.forEach((listener) => listener());
  }

  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) tell();
  }

  return {
    key,
    get,
    set(next) {
      // If the write is refused, only a later change in the storage replaces the value.
      get();
      value = next;
      try {
        const written = JSON.stringify(next);
        if (read(JSON.parse(written)) === null) {
          throw new Error('This would be refused when it is read again.');
        }
        window.localStorage.setItem(key, written);
        text = written;
        kept = true;
      } catch {
        kept = false;
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        window.addEventListener('pageshow', tell);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', tell);
      };
    },
    isKept: () => kept,
  };
}
