import {useLayoutEffect, useState, type RefObject} from 'react';

/** Places in the panel for what upstream has no prop for. */
export interface Slots {
  /** Below the field. */
  head: HTMLElement;
  /** Below the results, and below the message that there are none. */
  tail: HTMLElement;
}

/**
 * Adds the places to the panel once it is there. Upstream's own children
 * keep their parents, so that React never meets the added elements.
 */
export function useSlots(root: RefObject<HTMLElement | null>): Slots | null {
  const [slots, setSlots] = useState<Slots | null>(null);
  useLayoutEffect(() => {
    const head = document.createElement('div');
    const tail = document.createElement('div');
    head.className = 'DocSearch-Head';
    tail.className = 'DocSearch-Tail';
    root.current?.querySelector('.DocSearch-SearchBar')?.after(head);
    root.current?.querySelector('.DocSearch-Dropdown')?.append(tail);
    setSlots({head, tail});
  }, [root]);
  return slots;
}
