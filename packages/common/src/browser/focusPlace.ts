/**
 * Makes the keyboard continue from an element, without scrolling there. Without an element, it continues from the
 * top, where a freshly loaded page has the focus and upstream's skip link is.
 */
export function focusPlace(place?: HTMLElement | null): void {
  const start = place ?? document.querySelector<HTMLElement>('#__docusaurus > [role=region]');
  if (start) {
    start.tabIndex = -1;
    start.focus({preventScroll: true});
    start.removeAttribute('tabindex');
  }
}
