/** Gives what `make` gave for the key before, or now. */
export type Memo<T> = (key: string, make: () => T) => T;

/** Keeps values by key, at most `max`: then it begins anew, so that a long visit does not fill the memory. */
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
