import {stem} from './stem';
import {isStopWord} from './stopWords';
import {tokenize} from './tokens';

/** Returns the key of a wording: the stems of its words, e.g. `out of office`. */
export function wordingKey(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

/** The other wordings (lists of folded words) of a wording, by its key. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Maximum number of words in a wording that is looked up. */
export const longestWording = 4;

/** Returns whether a search for the wording is useful: «log in», without its hyphen, would find every «in». */
const isTelling = (words: readonly string[]): boolean =>
  words.length === 1 || !words.some(isStopWord);

/** Returns the words of a wording, once as written and once with hyphenated words split: `alttext`, `alt text`. */
function spellings(wording: string): string[][] {
  const tokens = tokenize(wording);
  const whole = tokens.map(({word}) => word);
  const apart = tokens.flatMap((token) => token.parts ?? [token]).map(({word}) => word);
  return (apart.length > whole.length ? [whole, apart] : [whole]).filter(({length}) => length > 0);
}

/** Returns the list without comments and empty lines. */
export function withoutComments(source: string): string {
  return source
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .join('\n');
}

/**
 * Reads the editors' list. Each line is a group of wordings, separated by commas. In `a, b => c` the words a and b
 * also find c, but c does not find them. Empty lines and text after a `#` are ignored.
 */
export function parseSynonyms(source: string): Synonyms {
  const result = new Map<string, string[][]>();
  const add = (from: readonly string[], to: readonly string[]) => {
    const key = wordingKey(from);
    if (key && key !== wordingKey(to)) {
      result.set(key, [...(result.get(key) ?? []), [...to]]);
    }
  };
  for (const line of withoutComments(source).split('\n')) {
    const [left = '', right] = line.split('=>');
    const sources = left.split(',').map(spellings);
    const targets = right === undefined ? sources : right.split(',').map(spellings);
    for (const from of sources) {
      for (const to of targets) {
        if (from !== to) {
          from.forEach((words) => to.filter(isTelling).forEach((others) => add(words, others)));
        }
      }
    }
  }
  return result;
}

/** Returns the single words of the list. Readers may use one of them although no text contains it. */
export function synonymWords(source: string): string[] {
  return withoutComments(source)
    .split(/\n|,|=>/)
    .map((wording) => tokenize(wording).map(({word}) => word))
    .flatMap(([word, ...more]) => (word !== undefined && more.length === 0 ? [word] : []));
}
