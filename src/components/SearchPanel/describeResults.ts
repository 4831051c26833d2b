/** Writes an attribute where it differs: writing it anew would wake the observer for ever. */
function set(element: Element, name: string, value: string | null): void {
  if (value === null) {
    element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

function describe(container: Element, input: Element): void {
  const lists = [...container.querySelectorAll('[role=listbox]')];
  lists.forEach((list, index) => set(list, 'id', `docsearch-list-${index}`));
  set(container, 'aria-controls', null);
  set(input, 'role', 'combobox');
  set(input, 'aria-expanded', String(lists.length > 0));
  set(input, 'aria-controls', lists.map(({id}) => id).join(' ') || null);
}

/**
 * Keeps what the search field tells screen readers about its results true:
 * upstream names lists that do not exist, and gives all of them the same id.
 * Returns the function that ends it.
 */
export function describeResults(container: Element, input: Element): () => void {
  const observer = new MutationObserver(() => describe(container, input));
  describe(container, input);
  observer.observe(container, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['id', 'aria-controls'],
  });
  return () => observer.disconnect();
}
