import {stemmer} from '@orama/stemmers/german';

const cache = new Map<string, string>();

/**
 * Snowball's German stem of a folded word, applied until it no longer
 * changes: so the noun meets its verb (Änderung → ander → and ← ändern).
 * Short words and words with digits stay as they are.
 */
export function stem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) {
    return known;
  }
  let result = word;
  if (word.length > 3 && !/\d/.test(word)) {
    const once = stemmer(word);
    result = once === word ? once : stemmer(once);
  }
  cache.set(word, result);
  return result;
}
