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
    root.current?.querySelector('.DocSearch-Dropdown')?.append(slots.tail);
  }, [root, slots]);
  return slots;
}
