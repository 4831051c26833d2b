/** How long to wait for it, in milliseconds: on a reload the page before lets go of it a moment later. */
const patience = 500;

/**
 * Reserves the kept draft for this tab until `end`: there is one, and two tabs would overwrite each other's.
 * Gives whether it is free; a browser without locks does not know better.
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
    // Refused, not waited for in vain: where storage is denied. Then saving will say so.
    const isRefused = (error: Error) => error.name !== 'TimeoutError';
    navigator.locks
      .request('marker-creator-draft', options, hold)
      .catch((error: Error) => resolve(isRefused(error)));
  });
}
