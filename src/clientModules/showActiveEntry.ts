import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {whenIdle} from '@site/src/plugins/lib/whenIdle';

/** The sidebar's entry of the page being read. */
const activeEntry = '.theme-doc-sidebar-container .menu__link[aria-current=page]';

/** Scrolls the sidebar, never the page, to the entry of the page being read, unless it is in view. */
function showActiveEntry(): void {
  const entry = document.querySelector(activeEntry);
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
    whenIdle(showActiveEntry);
  }
};

if (ExecutionEnvironment.canUseDOM) {
  // The entry's category may have been closed: it has its place once that is open.
  document.addEventListener('transitionend', ({target}) => {
    if (target instanceof HTMLUListElement && target.querySelector(activeEntry)) {
      showActiveEntry();
    }
  });
}
