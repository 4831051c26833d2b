import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Milliseconds after which the title is announced: a moved focus would cut it off. */
const pause = 150;

/** A live region must be there before its text changes. */
function liveRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.className = 'portal-announcement';
  document.body.append(region);
  return region;
}

const region = ExecutionEnvironment.canUseDOM ? liveRegion() : null;

/** Puts the focus to the top where the element that had it is gone; upstream does so for links, not for «back». */
function keepFocus(): void {
  const top = document.querySelector<HTMLElement>('#__docusaurus > [role=region]');
  if (top && document.activeElement === document.body) {
    top.tabIndex = -1;
    top.focus({preventScroll: true});
    top.removeAttribute('tabindex');
  }
}

/** Tells screen readers the title of a page that was opened without loading the document anew. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    keepFocus();
    setTimeout(() => {
      if (region) {
        region.textContent = document.querySelector('h1')?.textContent ?? document.title;
      }
    }, pause);
  }
};
