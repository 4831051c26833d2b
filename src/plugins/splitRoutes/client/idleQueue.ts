/**
 * A queue whose jobs run one at a time, each when there is nothing else to do; `whenIdle` calls a function
 * then. Gives the function that adds a job, which gives a promise of its result.
 */
export function createIdleQueue(
  whenIdle: (run: () => void) => unknown,
): (job: () => unknown) => Promise<unknown> {
  const waiting: (() => void)[] = [];
  const runNext = () => {
    waiting[0]?.();
    waiting.shift();
    if (waiting.length > 0) {
      whenIdle(runNext);
    }
  };
  return (job) =>
    new Promise((resolve) => {
      // Asynchronous: a job that throws fails by itself.
      waiting.push(() => resolve((async () => job())()));
      if (waiting.length === 1) {
        whenIdle(runNext);
      }
    });
}
