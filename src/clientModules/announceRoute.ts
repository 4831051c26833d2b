import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {announce, prepareAnnouncements} from '@portal/common/browser/announce';
import {focusPlace} from '@portal/common/browser/focusPlace';
import {isField} from '@portal/common/browser/isField';

if (ExecutionEnvironment.canUseDOM) {
  prepareAnnouncements();
}

/** Milliseconds after which screen readers know that the page before is gone. */
const settled = 150;

let timer = 0;

/**
 * Takes the focus to a place of another page, and says the title of the page, which also names manual and version,
 * because pages share headings.
 */
function arrive(place: HTMLElement | null): void {
  focusPlace(place);
  const focused = document.activeElement as HTMLElement;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    // Screen readers go to the top when what they were reading is gone, so they need the focus again.
    if (place && document.activeElement === focused) {
      focused.blur();
      focusPlace(place);
    }
    announce(() => document.title);
  }, settled);
}

/**
 * Tells screen readers which page was opened without a reload of the document, and takes the focus to the requested
 * section or to the page's heading. What has asked for the focus on the new page keeps it.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation) {
    return;
  }
  const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (previousLocation.pathname === location.pathname) {
    if (section) {
      focusPlace(section);
    }
  } else if (!section && isField(document.activeElement)) {
    announce(() => document.title);
  } else {
    arrive(section ?? document.querySelector('h1'));
  }
};
