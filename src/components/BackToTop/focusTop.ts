/** Puts the focus before everything, where a freshly loaded page has it; upstream's skip link stands there. */
export function focusTop(): void {
  const top = document.querySelector<HTMLElement>('#__docusaurus > [role=region]');
  if (top) {
    top.tabIndex = -1;
    top.focus({preventScroll: true});
    top.removeAttribute('tabindex');
  }
}
