/**
 * German verb particles, folded. They come before the verb or at the end of the clause: «anmelden», «wie melde ich
 * mich an».
 */
export const particles =
  'ab an auf aus bei dar durch ein fest fort frei her herunter hin hinzu hoch los mit nach um vor weg weiter wieder zu zuruck zusammen'.split(
    ' ',
  );

/**
 * Returns the verb that a folded word forms with a later particle: `melde`, `mich`, `an` → `anmelde`. Returns null if
 * no such verb is known, as in «Bild auf der Seite».
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
