import type {MouseEvent} from 'react';

/** Whether the browser answers a click on a link: with another button, into a new tab or window, or answered already. */
export const isBrowsersClick = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;
