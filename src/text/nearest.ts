/** Number of single-letter changes (insert, delete, replace, swap) that turn one word into another. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({length: b.length + 1}, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, rows[i - 2]![j - 2]! + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** The candidate that a mistyped word was probably meant to be, if any. Case does not count. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const limit = Math.max(1, Math.floor(typed.length / 3));
  const ranked = candidates
    .map((candidate) => ({candidate, steps: distance(typed, candidate.toLowerCase())}))
    .sort((x, y) => x.steps - y.steps);
  const best = ranked[0];
  return best && best.steps <= limit ? best.candidate : undefined;
}
