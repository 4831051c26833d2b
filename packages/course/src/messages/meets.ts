import type {Project} from '../project';

/** Pseudo-classes and pseudo-elements, except those that a static page can answer. */
const passing =
  /::[\w-]+(?:\([^)]*\))?|:(?!:|(?:is|where|not|has|root|empty|nth-|first-|last-|only-))[\w-]+(?:\([^)]*\))?/g;

/**
 * Returns a function that returns whether a valid selector matches something on the page. A program may add elements,
 * so with a program everything counts as matched.
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
