import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {focusPlace} from '@portal/common/browser/focusPlace';
import styles from '@portal/common/components/visuallyHidden.module.css';

/** Milliseconds before the title is announced. A change of focus would cut it off. */
const pause = 150;

/** Returns the live region. It must exist before its text changes. */
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
 * Announces the document's title, which also names manual and version, because pages share headings. Two pages may
 * have the same title, but only a changed text is read.
 */
function announceTitle(place: HTMLElement): void {
  place.textContent = '';
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    // The head changes with a frame, which is late if the browser is busy.
    requestAnimationFrame(() => (place.textContent = document.title));
  }, pause);
}

/** Tells screen readers which page was opened without a reload of the document. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation) {
    return;
  }
  const isOtherPage = previousLocation.pathname !== location.pathname;
  // Focuses the requested section. Otherwise the element that had the focus may no longer exist: upstream handles
  // this for links, but not for «back».
  const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (section || (isOtherPage && document.activeElement === document.body)) {
    focusPlace(section);
  }
  if (isOtherPage && region) {
    announceTitle(region);
  }
};
