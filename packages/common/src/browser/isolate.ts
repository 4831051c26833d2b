/** Returns everything in the document's body except an element and its ancestors. */
export function othersThan(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling !== at) {
        others.push(sibling as HTMLElement);
      }
    }
  }
  return others;
}

/** Makes everything except an element and its ancestors inert. Returns a function that undoes it. */
export function makeRestInert(element: HTMLElement): () => void {
  // Elements that were inert before stay inert.
  const rest = othersThan(element).filter(({inert}) => !inert);
  rest.forEach((other) => (other.inert = true));
  return () => rest.forEach((other) => (other.inert = false));
}
