/** How far a reader is with a guide. */
export interface Progress {
  /** Index of the step that is shown. As large as the number of steps at the end. */
  at: number;
  /** Indices of the steps that are done. */
  done: readonly number[];
}

const begin: Progress = {at: 0, done: []};
const keyOf = (address: string) =>
  `portal.steps ${new URL(address).pathname}${new URL(address).hash}`;

/** Returns how far the reader was with the guide of `count` steps at `address` when its window was closed. */
export function readProgress(address: string, count: number): Progress {
  try {
    const {at, done} = JSON.parse(sessionStorage.getItem(keyOf(address))!) as Progress;
    return at < count ? {at, done} : begin;
  } catch {
    // Nothing is stored, or the browser stores nothing.
    return begin;
  }
}

/** Remembers how far the reader is until the browser's tab is closed. */
export function storeProgress(address: string, progress: Progress): void {
  try {
    sessionStorage.setItem(keyOf(address), JSON.stringify(progress));
  } catch {
    // Without it, the guide begins at its first step again.
  }
}

/** Returns the progress after the shown step is done. */
export const doneWith = ({at, done}: Progress): Progress => ({
  at: at + 1,
  done: [...new Set([...done, at])],
});
