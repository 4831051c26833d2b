/** Runs a task when the browser is idle. In Safari, which has no idle callbacks, it runs at once. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(task);
  } else {
    setTimeout(task);
  }
}
