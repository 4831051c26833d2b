/** Sets an attribute if its value differs. Setting it again would trigger the observer endlessly. */
function set(element: Element, name: string, value: string | null): void {
  if (value === null) {
    element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/**
 * Describes a stored search and names the search that each of its buttons keeps or removes. Upstream's list entry
 * includes the names of its buttons in its own name, and they are the same in all entries.
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
 * Corrects what the search field tells screen readers about its results. Upstream refers to lists that do not exist,
 * and gives all lists the same id and name. Returns a function that stops it.
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
