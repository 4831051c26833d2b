/**
 * A value in local storage that survives whatever is found there: blocked,
 * full or damaged storage means a value that lives as long as the page.
 * A value that could not be read again leaves the last good one in the storage.
 */
export interface Box<Value> {
  /** Name of the entry in the storage. */
  key: string;
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back on every change, also from another tab, and when the page is back from the browser's cache, where it hears of none; gives the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Whether the last write reached the storage. */
  isKept: () => boolean;
}

interface Options<Value> {
  key: string;
  /** What is there before anything is stored. */
  initial: Value;
  /** The value behind stored JSON; throws or gives null where it is damaged. What it refuses is not written. */
  read: (data: unknown) => Value | null;
}

/** Makes a box. Storage is touched first when the value is asked for. */
export function createBox<Value>({key, initial, read}: Options<Value>): Box<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  /** What the storage holds as far as known; the value is newer only where it refused a write. */
  let text: string | null = null;
  let kept = true;

  /**
   * The stored value. Read each time: another tab may have written it while
   * nobody here was listening. The same text gives the same object.
   */
  function get(): Value {
    try {
      const stored = window.localStorage.getItem(key);
      if (stored !== text) {
        text = stored;
        // Stays so where the text is damaged.
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
      // Where the write is refused, only a later change in the storage replaces the value.
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
