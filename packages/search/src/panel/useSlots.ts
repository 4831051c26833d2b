import {useLayoutEffect, useState, type RefObject} from 'react';

/** Places in the panel for parts that upstream has no prop for. */
export interface Slots {
  /** Place below the field. */
  head: HTMLElement;
  /** Place below the results or the message that there are none. */
  tail: HTMLElement;
}

function createSlot(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

/**
 * Keeps an element after all others of its parent, to which upstream adds more, so that it is read where it is seen.
 * Does not move it while it has the focus, because the focus would be lost. Returns a function that stops it.
 */
function keepLast(parent: Element, element: HTMLElement): () => void {
  const move = () => {
    if (parent.lastElementChild !== element && !element.contains(document.activeElement)) {
      parent.append(element);
    }
  };
  const observer = new MutationObserver(move);
  observer.observe(parent, {childList: true});
  move();
  return () => observer.disconnect();
}

/**
 * Adds the places to the panel when it exists. Upstream's own children keep their parents, so that React never
 * touches the added elements.
 */
export function useSlots(root: RefObject<HTMLElement | null>): Slots {
  const [slots] = useState(() => ({
    head: createSlot('DocSearch-Head'),
    tail: createSlot('DocSearch-Tail'),
  }));
  useLayoutEffect(() => {
    root.current?.querySelector('.DocSearch-SearchBar')?.after(slots.head);
    const dropdown = root.current?.querySelector('.DocSearch-Dropdown');
    return dropdown ? keepLast(dropdown, slots.tail) : undefined;
  }, [root, slots]);
  return slots;
}
