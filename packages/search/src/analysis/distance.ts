/** Returns the letters of a word as bits. Two letters may share a bit; that is good enough to rule words out. */
export function letterSet(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) {
    letters |= 1 << (word.charCodeAt(i) & 31);
  }
  return letters;
}

function hasMoreThan(letters: number, max: number): boolean {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) {
    if (++count > max) {
      return true;
    }
  }
  return false;
}

/**
 * Returns whether words with these letters can be within `max` typing errors of each other, since each error adds at
 * most one foreign letter. This cheaply rules out most words.
 */
export function mayBeTypo(typed: number, word: number, max: number, isPrefix = false): boolean {
  return !hasMoreThan(typed & ~word, max) && (isPrefix || !hasMoreThan(word & ~typed, max));
}

/** Returns how many typing errors a word may have: none below 4 letters, 1 from 4, 2 from 8. */
export function allowedTypos(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}
