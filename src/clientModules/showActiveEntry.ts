import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whenIdle} from '@portal/common/browser/whenIdle';

const sidebar = '.theme-doc-sidebar-container';

/** The entry of the current page. */
const activeEntry = '.menu__link[aria-current=page]';

/**
 * Scrolls the list in a place (the sidebar, or the menu of narrow screens) to the entry of the current page, unless
 * it is in view. Never scrolls the page.
 */
export function showActiveEntry(place: string): void {
  const entry = document.querySelector(`${place} ${activeEntry}`);
  const area = entry?.closest('.menu');
  // Small screens have no sidebar, and a closed category has no entry.
  if (!entry || !area || entry.getClientRects().length === 0) {
    return;
  }
  const {top, bottom} = entry.getBoundingClientRect();
  const view = area.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) {
    area.scrollTop += (top + bottom - view.top - view.bottom) / 2;
  }
}

/** Runs after the paint, because measuring before would delay it. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) {
    whenIdle(() => showActiveEntry(sidebar));
  }
};

if (ExecutionEnvironment.canUseDOM) {
  // The entry's category may have been closed. The entry has its final position when the category is open.
  document.addEventListener('transitionend', ({target}) => {
    if (target instanceof HTMLUListElement && target.querySelector(`${sidebar} ${activeEntry}`)) {
      showActiveEntry(sidebar);
    }
  });
}
