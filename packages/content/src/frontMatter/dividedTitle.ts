import {divideWords} from '@portal/common/text/divideWords';

/**
 * How many letters a word of a title has at least that may be divided. Shorter ones fit on a phone of 320 px, and some
 * screen readers (NVDA, JAWS) say words with soft hyphens in pieces.
 */
export const titleWordLength = 15;

/** Returns the title of a page with soft hyphens in its long words, or nothing if it has none. */
export function dividedTitle({title}: Record<string, unknown>): {dividedTitle?: string} {
  const divided = typeof title === 'string' ? divideWords(title, titleWordLength) : title;
  return divided === title ? {} : {dividedTitle: divided as string};
}
