/**
 * The part of a place that takes the focus itself: the question of an answer, the button of a folded section or the link
 * of a heading to its own section, the number of a legend entry.
 */
const ownControl = ':scope > :is(summary, button), :scope > a[href]:not([tabindex]):last-of-type';

/**
 * Moves the focus to an element without scrolling there, so that screen readers say where it is and read on, and the
 * keyboard continues from it. Without an element, that is the top, where upstream's skip link is.
 */
export function focusPlace(place?: HTMLElement | null): void {
  // Not the skip link itself, which would appear.
  const target = place
    ? (place.querySelector<HTMLElement>(ownControl) ?? place)
    : document.querySelector<HTMLElement>('#__docusaurus > [role=region]');
  if (!target) {
    return;
  }
  target.focus({preventScroll: true});
  if (document.activeElement !== target) {
    target.tabIndex = -1;
    // Not earlier: Firefox would take the focus to the document, and screen readers would lose their place.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
    target.focus({preventScroll: true});
  }
  // Firefox leaves the caret where the page before was, and screen readers would follow it to the top.
  getSelection()?.collapse(target, 0);
}
