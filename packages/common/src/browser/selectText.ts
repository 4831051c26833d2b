/** Selects what an element shows. Returns whether there is something to select. */
export function selectText(element: Element): boolean {
  if (element.textContent === '') {
    return false;
  }
  getSelection()?.selectAllChildren(element);
  return true;
}
