/** What JavaScript makes of `6 < stunde < 11`, which mathematics allows. */
export const chainHint =
  'JavaScript vergleicht immer nur zwei Werte. Zwei Vergleiche verbindest du mit && (und): 6 < stunde && stunde < 11.';

/**
 * Whether two comparisons stand in a row, on one line: it always compares `true` or `false` then.
 *
 * @param code a program without its texts
 */
export function hasChain(code: string): boolean {
  return /[\w$)\]][ \t]*[<>]=?[ \t]*(?:new[ \t]+)?[\w$.]+(?:\(\)[\w$.]*)*[ \t]*[<>]=?[ \t]*[\w$(]/.test(
    code,
  );
}

/** What JavaScript makes of `stunde === 12 || 13`, which a person understands. */
export const loneValueHint =
  'Nach || und && steht wieder ein ganzer Vergleich, kein Wert allein: stunde === 12 || stunde === 13.';

/**
 * Whether a number stands alone beside a comparison, as the last of a condition.
 *
 * @param code a program without its texts
 */
export function hasLoneValue(code: string): boolean {
  return /[=<>]=?\s*[\w$.]+\s*(?:\|\||&&)\s*\d[\d.]*\s*\)/.test(code);
}
