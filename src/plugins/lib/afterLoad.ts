/** Runs a task when the page has loaded and the browser is idle, so that what it loads holds nothing up. */
export function afterLoad(task: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(task);
    } else {
      setTimeout(task, 1);
    }
  };
  if (document.readyState === 'complete') {
    whenIdle();
  } else {
    window.addEventListener('load', whenIdle, {once: true});
  }
}
