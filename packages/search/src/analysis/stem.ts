import {stemmer} from '@orama/stemmers/german';
import {isStopWord, stopWords} from './stopWords';

const cache = new Map<string, string>();

/** Returns Snowball's stem of a word, and the stem of that stem. */
function snowball(word: string): readonly [once: string, twice: string] {
  if (word.length <= 3 || /\d/.test(word)) {
    return [word, word];
  }
  const once = stemmer(word);
  return [once, once === word ? once : stemmer(once)];
}

const stopStems = new Set([...stopWords].map((word) => snowball(word)[1]));

/** Returns the word without its ending, unless only a stop word would be left: Seiten → seite. */
function withoutEnding(word: string): string {
  const shorter = [/e[mnrs]$/, /[ens]$/].map((ending) => word.replace(ending, ''));
  return shorter.find((one) => one !== word && !stopStems.has(one) && !isStopWord(one)) ?? word;
}

/**
 * Returns Snowball's German stem of a folded word, applied until it no longer changes, so that a noun matches its
 * verb (Anmeldung → anmeld ← anmelden). It stops before it reaches the stem of a stop word: Sicherung matches sicher,
 * not «sich». Short words and words with digits are not changed.
 */
export function stem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) {
    return known;
  }
  const [once, twice] = snowball(word);
  const tells = (one: string) => isStopWord(word) || !stopStems.has(one);
  const result = [twice, once].find(tells) ?? withoutEnding(word);
  cache.set(word, result);
  return result;
}
