import {whenIdle} from './whenIdle';

/** Runs a task when the page has loaded and the browser is idle, so that it does not delay the page. */
export function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') {
    whenIdle(task);
  } else {
    window.addEventListener('load', () => whenIdle(task), {once: true});
  }
}
