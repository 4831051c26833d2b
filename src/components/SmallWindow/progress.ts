/** How far a reader is with a guide. */
export interface Progress {
  /** Index of the step that is shown. As large as the number of steps at the end. */
  at: number;
  /** Index of the action of that step. */
  action: number;
  /** Indices of the steps that are done. */
  done: readonly number[];
}

export const begin: Progress = {at: 0, action: 0, done: []};
const keyOf = (address: string) =>
  `portal.steps ${new URL(address).pathname}${new URL(address).hash}`;

/**
 * Returns how far the reader was with the guide at `address` when its window was closed. `stops` says how many stops
 * each step has: one for each action, or one without.
 */
export function readProgress(address: string, stops: readonly number[]): Progress {
  try {
    const {at, action, done} = JSON.parse(sessionStorage.getItem(keyOf(address))!) as Progress;
    const isThere = at < stops.length;
    return isThere ? {at, action: action < stops[at]! ? action : 0, done} : begin;
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

/** Returns the progress after the shown action. The last one of a step ends the step. */
export const next = ({at, action, done}: Progress, stops: readonly number[]): Progress =>
  action + 1 < stops[at]!
    ? {at, action: action + 1, done}
    : {at: at + 1, action: 0, done: [...new Set([...done, at])]};

/** Returns the progress at the stop before. */
export const back = ({at, action, done}: Progress, stops: readonly number[]): Progress =>
  action > 0
    ? {at, action: action - 1, done}
    : {at: Math.max(0, at - 1), action: at > 0 ? stops[at - 1]! - 1 : 0, done};
