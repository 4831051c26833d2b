/** Parts of words by consequence that is hard to undo. */
export type Consequences = readonly (readonly string[])[];

/** Reads the editors' list without comments: a consequence per line, parts of words separated by commas. */
export const parseConsequences = (source: string): Consequences =>
  source
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(',').map((part) => part.trim().toLowerCase()));

/** Returns whether a text has a consequence that the query does not name. */
export function hasUnasked(text: string, query: string, consequences: Consequences): boolean {
  const names = (said: string, parts: readonly string[]) =>
    parts.some((part) => said.toLowerCase().includes(part));
  return consequences.some((parts) => names(text, parts) && !names(query, parts));
}
