/**
 * Calls `mark` for everything in the document but an element and its ancestors,
 * and gives the function that calls `unmark` for the same elements.
 */
export function isolate(
  element: HTMLElement,
  mark: (other: HTMLElement) => void,
  unmark: (other: HTMLElement) => void,
): () => void {
  const marked: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling !== at) {
        marked.push(sibling as HTMLElement);
      }
    }
  }
  marked.forEach(mark);
  return () => marked.forEach(unmark);
}

/** Makes everything but an element and its ancestors inert; gives the function that ends this. */
export function makeRestInert(element: HTMLElement): () => void {
  return isolate(
    element,
    (other) => (other.inert = true),
    (other) => (other.inert = false),
  );
}
