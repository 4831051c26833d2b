/** Rows of the table of distances, which are reused. They fit words and the addresses of pages. */
const longest = 200;
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1));

/**
 * Returns the number of typing errors between two words: wrong, missing, extra and swapped neighbouring letters
 * (optimal string alignment). Returns `max + 1` for anything above `max`, and for words of more than 200 letters.
 *
 * With `isPrefix`, `typed` is only compared with the beginning of `word`.
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
