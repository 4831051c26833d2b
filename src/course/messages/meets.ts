import type {Project} from '../project';

/** Pseudo-classes and pseudo-elements, but for those that a still page answers. */
const passing =
  /::[\w-]+(?:\([^)]*\))?|:(?!:|(?:is|where|not|has|root|empty|nth-|first-|last-|only-))[\w-]+(?:\([^)]*\))?/g;

/**
 * Tells of a valid selector whether it meets something on the page. Where there is a program, it may
 * add what is aimed at: everything counts as met then.
 */
export function meetsIn({html}: Project): (selector: string) => boolean {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const isMoving = page.querySelector('script') !== null;
  return (selector) => {
    const still = selector.replace(passing, '') || '*';
    return isMoving || /\([\s,]*\)/.test(still) || page.querySelector(still) !== null;
  };
}
