/** Count of single-letter changes that turn one word into the other. */
export function distance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      current[j] = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + change,
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** The known word that a mistyped one most likely means; undefined where none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  return [...known]
    .map((candidate) => ({candidate, far: distance(word.toLowerCase(), candidate)}))
    .filter(({far}) => far <= limit)
    .sort((a, b) => a.far - b.far)[0]?.candidate;
}
