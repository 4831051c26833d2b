import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whenIdle} from '@site/src/browser/whenIdle';

const sidebar = '.theme-doc-sidebar-container';

/** The entry of the page being read. */
const activeEntry = '.menu__link[aria-current=page]';

/**
 * Scrolls the list in a place (the sidebar, or the menu of narrow screens), never the page,
 * to the entry of the page being read, unless it is in view.
 */
export function showActiveEntry(place: string): void {
  const entry = document.querySelector(`${place} ${activeEntry}`);
  const area = entry?.closest('.menu');
  // On small screens there is no sidebar, and in a category that is still closed no entry.
  if (!entry || !area || entry.getClientRects().length === 0) {
    return;
  }
  const {top, bottom} = entry.getBoundingClientRect();
  const view = area.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) {
    area.scrollTop += (top + bottom - view.top - view.bottom) / 2;
  }
}

/** After the paint: measuring before would hold it up. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) {
    whenIdle(() => showActiveEntry(sidebar));
  }
};

if (ExecutionEnvironment.canUseDOM) {
  // The entry's category may have been closed: it has its place once that is open.
  document.addEventListener('transitionend', ({target}) => {
    if (target instanceof HTMLUListElement && target.querySelector(`${sidebar} ${activeEntry}`)) {
      showActiveEntry(sidebar);
    }
  });
}
