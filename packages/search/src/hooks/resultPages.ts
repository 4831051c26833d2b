import {useEffect, type RefObject, type SyntheticEvent} from 'react';
import {quiet} from './useQuiet';

const isOfSite = ({origin}: HTMLAnchorElement) => origin === window.location.origin;

/** Preloads the target of a link when the reader reaches for it, if it is a page of the site. */
export function preloadPage({currentTarget: link}: SyntheticEvent<HTMLAnchorElement>): void {
  if (isOfSite(link)) {
    // Without a network, the page fails when it is opened and shows a message.
    void Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => {});
  }
}

/** Prefetches the pages of the links in an element as they come into view, until the observer is disconnected. */
function prefetchInView(root: HTMLElement): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    }
  });
  [...root.querySelectorAll('a')].filter(isOfSite).forEach((link) => observer.observe(link));
  return observer;
}

/**
 * Prefetches the pages of results as they come into view, as the framework does for its links (specification, section
 * 2.5), but only after the list has stayed the same for a while and not with every letter.
 * @param root the element that holds the results
 * @param list what is listed; another identity is another list
 */
export function usePrefetchInView(root: RefObject<HTMLElement | null>, list: unknown): void {
  useEffect(() => {
    let observer: IntersectionObserver | null = null;
    const timer = setTimeout(() => {
      observer = root.current && prefetchInView(root.current);
    }, quiet);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, [root, list]);
}
