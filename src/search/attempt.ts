interface Attempt<T> {
  /** The result of the one run; a failed run is forgotten, so that the next call tries again. */
  begin: () => Promise<T>;
  /** Makes the next call run anew. */
  forget: () => void;
}

/** Something that is loaded with the first call, by one attempt at a time. */
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
