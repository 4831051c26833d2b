import {mayBeCompound, splitCompound, type Lexicon} from './compounds';

/**
 * Gives the parts of a folded word when it is met for the first time in the texts of an index
 * file, null for a word that stays whole. Build and browser meet the same words in the same order,
 * so that one sign for each that may be a compound says how it is split: a word of its own, with
 * its parts, would take four times the bytes.
 */
export type Splitter = (word: string) => readonly string[] | null;

/** Stands for a word that stays whole. */
const whole = ' ';
/** A part before others is written as its length: in small letters before the last part, else in capitals. */
const [beforeLast, beforeMore] = ['a', 'A'].map((letter) => letter.charCodeAt(0)) as [
  number,
  number,
];
const shortest = 3;
const longest = shortest + 25;

/** Splits words by a lexicon and writes the signs down. */
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

/** Splits words by the signs that were written for the same words in the same order. */
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
