import {stem} from './stem';
import {tokenize} from './tokens';

/** Key of a wording: the stems of its words, e.g. `out of office`. */
export function wordingKey(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

/** Other wordings (lists of folded words) of a wording, by its key. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** The longest wording that is looked up, in words. */
export const longestWording = 4;

const wordsOf = (wording: string): string[] => tokenize(wording).map(({word}) => word);

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
    const wordings = (text: string) =>
      text
        .split(',')
        .map(wordsOf)
        .filter((words) => words.length > 0);
    const sources = wordings(left);
    const targets = right === undefined ? sources : wordings(right);
    for (const from of sources) {
      for (const to of targets) {
        add(from, to);
      }
    }
  }
  return result;
}
