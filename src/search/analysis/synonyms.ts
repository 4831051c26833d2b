import {stem} from './stem';
import {isStopWord} from './stopWords';
import {tokenize} from './tokens';

/** Key of a wording: the stems of its words, e.g. `out of office`. */
export function wordingKey(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

/** Other wordings (lists of folded words) of a wording, by its key. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** The longest wording that is looked up, in words. */
export const longestWording = 4;

/** Whether texts can be searched for it: «log in», apart from its hyphen, would find every «in». */
const isTelling = (words: readonly string[]): boolean =>
  words.length === 1 || !words.some(isStopWord);

/** The words of a wording, and the same with hyphenated words taken apart: `alttext`, `alt text`. */
function spellings(wording: string): string[][] {
  const tokens = tokenize(wording);
  const whole = tokens.map(({word}) => word);
  const apart = tokens.flatMap((token) => token.parts ?? [token]).map(({word}) => word);
  return (apart.length > whole.length ? [whole, apart] : [whole]).filter(({length}) => length > 0);
}

/** The list with nothing but its groups. */
export function withoutComments(source: string): string {
  return source
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .join('\n');
}

/**
 * Reads the editors' list: one group a line, wordings separated by commas.
 * In `a, b => c` the words a and b also find c, but c does not find them.
 * Empty lines and what follows a `#` count for nothing.
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

/** The single words of the list: readers may mean one of them that no text has. */
export function synonymWords(source: string): string[] {
  return withoutComments(source)
    .split(/\n|,|=>/)
    .map((wording) => tokenize(wording).map(({word}) => word))
    .flatMap(([word, ...more]) => (word !== undefined && more.length === 0 ? [word] : []));
}
