import {useEffect, useRef, useState, type RefObject} from 'react';

/** Distance from the window at which something counts as near, in CSS pixels. */
const NEAR = 300;

/** Whether an element has come near the window once. False on the server. */
export function useNearViewport<Element extends HTMLElement>(): [
  RefObject<Element | null>,
  boolean,
] {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {rootMargin: `${NEAR}px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
