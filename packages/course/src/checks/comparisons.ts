/** Explains how JavaScript reads `6 < stunde < 11`, which mathematics allows. */
export const chainHint =
  'JavaScript vergleicht immer nur zwei Werte. Zwei Vergleiche verbindest du mit && (und): 6 < stunde && stunde < 11.';

/**
 * Returns whether two comparisons follow each other on one line. The second then always compares `true` or `false`.
 *
 * @param code a program without its texts
 */
export function hasChain(code: string): boolean {
  return /[\w$)\]][ \t]*[<>]=?[ \t]*(?:new[ \t]+)?[\w$.]+(?:\(\)[\w$.]*)*[ \t]*[<>]=?[ \t]*[\w$(]/.test(
    code,
  );
}

/** Explains how JavaScript reads `stunde === 12 || 13`, which a person understands. */
export const loneValueHint =
  'Nach || und && steht wieder ein ganzer Vergleich, kein Wert allein: stunde === 12 || stunde === 13.';

/**
 * Returns whether a condition ends with a number alone after a comparison.
 *
 * @param code a program without its texts
 */
export function hasLoneValue(code: string): boolean {
  return /[=<>]=?\s*[\w$.]+\s*(?:\|\||&&)\s*\d[\d.]*\s*\)/.test(code);
}
