/** Milliseconds to wait for the lock. On a reload, the previous page releases it a moment later. */
const patience = 500;

/**
 * Reserves the stored draft for this tab until `end`. There is only one draft, and two tabs would overwrite it.
 * Returns whether it is free; a browser without locks returns true.
 */
export function reserveDraft(end: Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) {
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return end;
    };
    const options = {signal: AbortSignal.timeout(patience)};
    // The lock was refused and did not time out, because storage is denied. Saving will report that.
    const isRefused = (error: Error) => error.name !== 'TimeoutError';
    navigator.locks
      .request('marker-creator-draft', options, hold)
      .catch((error: Error) => resolve(isRefused(error)));
  });
}
