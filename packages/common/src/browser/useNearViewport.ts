import {useEffect, useRef, useState, type RefObject} from 'react';

/** Distance from the window at which something counts as near, in CSS pixels. */
const NEAR = 300;

interface Nearness<Element> {
  /** Ref of the watched element. */
  ref: RefObject<Element | null>;
  /** Whether it is near the window now. */
  isNear: boolean;
  /** Whether it has been near once. */
  wasNear: boolean;
}

/** Returns whether an element is near the window, and whether it was near before. Both are false on the server. */
export function useNearViewport<Element extends HTMLElement>(): Nearness<Element> {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isNow = entries.at(-1)!.isIntersecting;
        setNear(isNow);
        if (isNow) setWasNear(true);
      },
      {rootMargin: `${NEAR}px`},
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return {ref, isNear, wasNear};
}
