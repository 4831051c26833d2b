/** The letters of a word as bits. Two letters may share a bit: good enough to rule words out. */
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
 * Whether words with these letters can be within `max` typing errors of each
 * other: each error brings in at most one foreign letter. Rules out most words
 * at the cost of a few operations.
 */
export function mayBeTypo(typed: number, word: number, max: number, isPrefix = false): boolean {
  return !hasMoreThan(typed & ~word, max) && (isPrefix || !hasMoreThan(word & ~typed, max));
}

/** Rows of the table of distances, used again and again; longer words are no words. */
const longest = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1));

/**
 * Number of typing errors between two words: wrong, missing, extra and
 * swapped neighbouring letters (optimal string alignment). Gives `max + 1`
 * for anything above `max`.
 *
 * With `isPrefix`, `typed` only has to resemble the beginning of `word`.
 */
export function typos(typed: string, word: string, max: number, isPrefix = false): number {
  const tooMany = max + 1;
  if (typed.length - word.length > max || (!isPrefix && word.length - typed.length > max)) {
    return tooMany;
  }
  const columns = isPrefix ? Math.min(word.length, typed.length + max) : word.length;
  if (columns > longest) {
    return tooMany;
  }
  let [beforeLast, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= columns; j++) {
    last[j] = j;
  }
  for (let i = 1; i <= typed.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= columns; j++) {
      const cost = typed[i - 1] === word[j - 1] ? 0 : 1;
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
        best = Math.min(best, beforeLast[j - 2]! + 1);
      }
      row[j] = best;
      least = Math.min(least, best);
    }
    if (least > max) {
      return tooMany;
    }
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(isPrefix ? Math.min(...last.subarray(0, columns + 1)) : last[columns]!, tooMany);
}

/** How many typing errors a word may have: none below 4 letters, 1 from 4, 2 from 8. */
export function allowedTypos(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}
