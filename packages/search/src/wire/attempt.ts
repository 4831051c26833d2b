interface Attempt<T> {
  /** Returns the result of the single run. A failed run is forgotten, so that the next call tries again. */
  begin: () => Promise<T>;
  /** Makes the next call run again. */
  forget: () => void;
}

/** Creates an attempt that loads something on the first call and never runs twice at the same time. */
export function createAttempt<T>(run: () => Promise<T>): Attempt<T> {
  let attempt: Promise<T> | null = null;
  const forget = () => {
    attempt = null;
  };
  return {
    begin() {
      attempt ??= run();
      attempt.catch(forget);
      return attempt;
    },
    forget,
  };
}
