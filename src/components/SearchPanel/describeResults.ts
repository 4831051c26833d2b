/** Writes an attribute where it differs: writing it anew would wake the observer for ever. */
function set(element: Element, name: string, value: string | null): void {
  if (value === null) {
    element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/**
 * Says of a kept search what it is, and which one each of its buttons keeps or removes: upstream's list entry
 * has the names of its buttons in its own, and they are the same in all entries.
 */
function describeKept(button: HTMLElement): void {
  const entry = button.closest('[role=option]')!;
  const texts = entry.querySelectorAll('.DocSearch-Hit-content-wrapper > *');
  const [title = '', ...rest] = [...texts].map(({textContent}) => textContent);
  set(button, 'aria-label', `${button.title}: ${title}`);
  set(entry, 'aria-label', [title, ...rest].join(', '));
}

function describe(container: Element, input: Element): void {
  const lists = [...container.querySelectorAll('[role=listbox]')];
  lists.forEach((list, index) => {
    set(list, 'id', `docsearch-list-${index}`);
    set(list, 'aria-labelledby', null);
    set(list, 'aria-label', list.previousElementSibling?.textContent ?? null);
  });
  container.querySelectorAll<HTMLElement>('.DocSearch-Hit-action-button').forEach(describeKept);
  set(container, 'aria-controls', null);
  set(input, 'role', 'combobox');
  set(input, 'aria-expanded', String(lists.length > 0));
  set(input, 'aria-controls', lists.map(({id}) => id).join(' ') || null);
}

/**
 * Keeps what the search field tells screen readers about its results true:
 * upstream names lists that do not exist, and gives all of them the same id and name.
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
