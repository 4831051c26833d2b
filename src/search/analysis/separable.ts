/** What German puts before a verb or, in a clause, at its end: «anmelden», «wie melde ich mich an». Folded. */
export const particles =
  'ab an auf aus bei dar durch ein fest fort frei her herunter hin hinzu hoch los mit nach um vor weg weiter wieder zu zuruck zusammen'.split(
    ' ',
  );

/**
 * The verb that a folded word makes with a particle further on: `melde`, `mich`, `an` → `anmelde`.
 * Null when there is none that is known: «Bild auf der Seite» has none.
 *
 * @param place of the word among the words
 * @returns the verb as one word, and the place of its particle
 */
export function separatedVerb(
  words: readonly string[],
  place: number,
  isKnown: (verb: string) => boolean,
): {verb: string; particle: number} | null {
  const particle = words.findLastIndex(
    (word, i) => i > place && particles.includes(word) && isKnown(word + words[place]!),
  );
  return particle === -1 ? null : {verb: words[particle]! + words[place]!, particle};
}
