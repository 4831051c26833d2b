/** Runs a task when the browser has nothing else to do; at once in Safari, which has no idle callbacks. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(task);
  } else {
    setTimeout(task);
  }
}
