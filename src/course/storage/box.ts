/**
 * A value in local storage that survives whatever is found there: blocked,
 * full or damaged storage means a value that lives as long as the page.
 */
export interface Box<Value> {
  /** Name of the entry in the storage. */
  key: string;
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back on every change, also from another tab; gives the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Whether the last write reached the storage. */
  isKept: () => boolean;
}

interface Options<Value> {
  key: string;
  /** What is there before anything is stored. */
  initial: Value;
  /** The value behind stored JSON; throws or gives null where it is damaged. */
  read: (data: unknown) => Value | null;
}

/** Makes a box. Storage is touched first when the value is asked for. */
export function createBox<Value>({key, initial, read}: Options<Value>): Box<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let kept = true;

  function load(): Value {
    try {
      const text = window.localStorage.getItem(key);
      return (text === null ? null : read(JSON.parse(text))) ?? initial;
    } catch {
      return initial;
    }
  }

  function tell() {
    listeners.forEach((listener) => listener());
  }

  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return;
    value = load();
    tell();
  }

  return {
    key,
    get: () => (value ??= load()),
    set(next) {
      value = next;
      try {
        window.localStorage.setItem(key, JSON.stringify(next));
        kept = true;
      } catch {
        kept = false;
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    isKept: () => kept,
  };
}
