/** Label of the link to the next lesson, above its title. */
export const nextLabel = 'Nächste Lektion';

/** Message when no exercise of the lesson is open. */
export const allSolved = 'Alle Übungen dieser Lektion sind gelöst. Stark!';
