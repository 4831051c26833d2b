import {divideWords} from '@portal/common/text/divideWords';

/** How many letters a word of a title has at least that may be divided. */
export const titleWordLength = 12;

/** Returns the title of a page with soft hyphens in its long words, or nothing if it has none. */
export function dividedTitle({title}: Record<string, unknown>): {dividedTitle?: string} {
  const divided = typeof title === 'string' ? divideWords(title, titleWordLength) : title;
  return divided === title ? {} : {dividedTitle: divided as string};
}
