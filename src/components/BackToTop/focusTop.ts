/** Lets the keyboard go on from an element, without scrolling there; nothing where there is none. */
export function focusPlace(place: HTMLElement | null): void {
  if (place) {
    place.tabIndex = -1;
    place.focus({preventScroll: true});
    place.removeAttribute('tabindex');
  }
}

/** Puts the focus before everything, where a freshly loaded page has it; upstream's skip link stands there. */
export const focusTop = (): void =>
  focusPlace(document.querySelector('#__docusaurus > [role=region]'));
