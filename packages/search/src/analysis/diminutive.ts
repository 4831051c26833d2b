const diminutive = /^(.{3,}?)e?lis?$/;

/**
 * Returns the word that a folded word may be the Swiss diminutive of: `bildli` → `bild`, `bachli` → `bach`. Returns
 * null if the word does not have that form. The result is a guess: the caller checks whether the word occurs.
 */
export function baseOfDiminutive(word: string): string | null {
  return diminutive.exec(word)?.[1] ?? null;
}
