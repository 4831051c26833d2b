/** What a watch asks of the product's elements. */

/** Runs in the page: the innermost element at a point, also in a frame. */
export function elementAt([x, y]: [number, number]): Element {
  let [root, left, top]: [Document | ShadowRoot, number, number] = [document, x, y];
  for (;;) {
    const found: Element = root.elementFromPoint(left, top) ?? document.body;
    const inner = (found as HTMLIFrameElement).contentDocument;
    if (inner) {
      const {x: from, y: down} = found.getBoundingClientRect();
      [root, left, top] = [inner, left - from, top - down];
    } else if (found.shadowRoot && found.shadowRoot !== root) {
      root = found.shadowRoot;
    } else {
      return found;
    }
  }
}

/** Runs in a frame. Scrolls what a bar at the edge of the window covers to the middle. */
export function leaveBars(element: Element): void {
  const {left, top, width} = element.getBoundingClientRect();
  let over = document.elementFromPoint(left + width / 2, top);
  while (over && !['fixed', 'sticky'].includes(getComputedStyle(over).position)) {
    over = over.parentElement;
  }
  if (over && !over.contains(element)) {
    element.scrollIntoView({block: 'center'});
  }
}
