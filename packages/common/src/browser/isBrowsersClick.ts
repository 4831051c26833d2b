import type {MouseEvent} from 'react';

/**
 * Returns whether to leave a click on a link to the browser: it uses another button, opens a new tab or window, or is
 * already handled.
 */
export const isBrowsersClick = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;
