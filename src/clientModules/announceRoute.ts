import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {focusPlace} from '@site/src/browser/focusPlace';
import styles from '@site/src/components/visuallyHidden.module.css';

/** Milliseconds after which the title is announced: a moved focus would cut it off. */
const pause = 150;

/** A live region must be there before its text changes. */
function liveRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.className = styles.hidden!;
  document.body.append(region);
  return region;
}

const region = ExecutionEnvironment.canUseDOM ? liveRegion() : null;
let timer = 0;

/**
 * Has the document's title read out, which also names manual and version: their pages share headings.
 * Two pages may have the same title; only a text that changes is read.
 */
function announceTitle(place: HTMLElement): void {
  place.textContent = '';
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    // The head changes with a frame, which is late where the browser is busy.
    requestAnimationFrame(() => (place.textContent = document.title));
  }, pause);
}

/** Tells screen readers which page was opened without loading the document anew. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation) {
    return;
  }
  const isOtherPage = previousLocation.pathname !== location.pathname;
  // To the section that was asked for. Else the element that had it may be gone: upstream sees to that for
  // links, not for «back».
  const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (section || (isOtherPage && document.activeElement === document.body)) {
    focusPlace(section);
  }
  if (isOtherPage && region) {
    announceTitle(region);
  }
};
