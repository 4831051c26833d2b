/** Everything in the document's body but an element and its ancestors. */
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

/** Makes everything but an element and its ancestors inert; gives the function that ends this. */
export function makeRestInert(element: HTMLElement): () => void {
  // What was inert before stays so afterwards.
  const rest = othersThan(element).filter(({inert}) => !inert);
  rest.forEach((other) => (other.inert = true));
  return () => rest.forEach((other) => (other.inert = false));
}
