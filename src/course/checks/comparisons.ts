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
