import type {Project} from '../project';

/** Pseudo-classes and pseudo-elements, but for those that a still page answers. */
const passing =
  /::[\w-]+(?:\([^)]*\))?|:(?!:|(?:is|where|not|has|root|empty|nth-|first-|last-|only-))[\w-]+(?:\([^)]*\))?/g;

/**
 * Tells of a valid selector whether it meets something on the page. Where there is a program, it may
 * add what is aimed at: everything counts as met then.
 */
export function meetsIn({html}: Project): (selector: string) => boolean {
  // The portal's policy would object to handlers and styles in the tags, although nothing runs here.
  const inert = html.replace(/\s(on\w+|style)(?=\s*=)/gi, ' data-$1');
  const page = new DOMParser().parseFromString(inert, 'text/html');
  const isMoving = page.querySelector('script') !== null;
  return (selector) => {
    const still = selector.replace(passing, '') || '*';
    return isMoving || /\([\s,]*\)/.test(still) || page.querySelector(still) !== null;
  };
}
