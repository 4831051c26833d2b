import {useLayoutEffect, useState, type RefObject} from 'react';

/** Places in the panel for what upstream has no prop for. */
export interface Slots {
  /** Below the field. */
  head: HTMLElement;
  /** Below the results, and below the message that there are none. */
  tail: HTMLElement;
}

function createSlot(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

/**
 * Keeps an element behind all others of its parent, to which upstream adds further ones, so that it is read where it is
 * seen. Not while it has the focus, which would be lost. Gives what ends it.
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
 * Adds the places to the panel once it is there. Upstream's own children
 * keep their parents, so that React never meets the added elements.
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
