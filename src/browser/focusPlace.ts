/**
 * Lets the keyboard go on from an element, without scrolling there. Without one from before everything,
 * where a freshly loaded page has the focus; upstream's skip link stands there.
 */
export function focusPlace(place?: HTMLElement | null): void {
  const start = place ?? document.querySelector<HTMLElement>('#__docusaurus > [role=region]');
  if (start) {
    start.tabIndex = -1;
    start.focus({preventScroll: true});
    start.removeAttribute('tabindex');
  }
}
