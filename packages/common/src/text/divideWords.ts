import {hyphenateSync} from 'hyphen/de';

/**
 * Returns a German text with soft hyphens between the syllables of words with at least `minWordLength` letters. For the
 * build only: the patterns are large.
 */
export const divideWords = (text: string, minWordLength: number): string =>
  hyphenateSync(text, {minWordLength});
