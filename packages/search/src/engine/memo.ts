/** Returns the stored value for the key, or calls `make` and stores its result. */
export type Memo<T> = (key: string, make: () => T) => T;

/** Stores up to `max` values by key, then starts again empty, so that a long visit does not fill the memory. */
export function createMemo<T extends object>(max: number): Memo<T> {
  const known = new Map<string, T>();
  return (key, make) => {
    let value = known.get(key);
    if (!value) {
      if (known.size >= max) {
        known.clear();
      }
      value = make();
      known.set(key, value);
    }
    return value;
  };
}
