import {mayBeCompound, splitCompound, type Lexicon} from './compounds';

/**
 * Returns the parts of a folded word when it first occurs in the texts of an index file, or null for a word that is
 * not split. The build and the browser read the same words in the same order, so one character per possible compound
 * is enough to say how it is split. Storing each word with its parts would take four times the bytes.
 */
export type Splitter = (word: string) => readonly string[] | null;

/** Marks a word that is not split. */
const whole = ' ';
/**
 * A part that is followed by others is written as its length: as a lower-case letter before the last part, otherwise
 * as a capital.
 */
const [beforeLast, beforeMore] = ['a', 'A'].map((letter) => letter.charCodeAt(0)) as [
  number,
  number,
];
const shortest = 3;
const longest = shortest + 25;

/** Splits words with a lexicon and records how each was split. */
export function createSplitWriter(lexicon: Lexicon): {split: Splitter; signs: () => string} {
  let signs = '';
  const signsOf = (parts: readonly string[]): string =>
    parts
      .slice(0, -1)
      .map(({length}, index) => {
        const base = index === parts.length - 2 ? beforeLast : beforeMore;
        return String.fromCharCode(base + length - shortest);
      })
      .join('');
  return {
    split(word) {
      if (!mayBeCompound(word)) {
        return null;
      }
      const found = splitCompound(word, lexicon);
      const parts = found?.slice(0, -1).every(({length}) => length <= longest) ? found : null;
      signs += parts ? signsOf(parts) : whole;
      return parts;
    },
    signs: () => signs,
  };
}

/** Splits words with the characters that were written for the same words in the same order. */
export function createSplitReader(signs: string): Splitter {
  let next = 0;
  return (word) => {
    if (!mayBeCompound(word)) {
      return null;
    }
    const parts: string[] = [];
    let start = 0;
    for (let isLast = false; !isLast;) {
      const sign = signs.charAt(next++) || whole;
      if (sign === whole) {
        return null;
      }
      isLast = sign >= 'a';
      const end = start + sign.charCodeAt(0) - (isLast ? beforeLast : beforeMore) + shortest;
      parts.push(word.slice(start, end));
      start = end;
    }
    return [...parts, word.slice(start)];
  };
}
