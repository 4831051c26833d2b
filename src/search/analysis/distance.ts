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
  let beforeLast: number[] = [];
  let last = Array.from({length: columns + 1}, (_, i) => i);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= columns; j++) {
      const cost = typed[i - 1] === word[j - 1] ? 0 : 1;
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
        best = Math.min(best, beforeLast[j - 2]! + 1);
      }
      row.push(best);
    }
    if (Math.min(...row) > max) {
      return tooMany;
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(isPrefix ? Math.min(...last) : last[columns]!, tooMany);
}

/** How many typing errors a word may have: none below 4 letters, 1 from 4, 2 from 8. */
export function allowedTypos(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}
