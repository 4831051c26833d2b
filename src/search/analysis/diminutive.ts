const diminutive = /^(.{3,}?)e?lis?$/;

/**
 * What a folded word may be the Swiss diminutive of: `bildli` → `bild`, `bachli` → `bach`; null when it
 * has not the shape of one. It is a guess: the caller checks whether the word occurs.
 */
export function baseOfDiminutive(word: string): string | null {
  return diminutive.exec(word)?.[1] ?? null;
}
