/** Label of the button that checks the answers. */
export const submitLabel = 'Antworten prüfen';

/** Message when every answer is right. */
export const allRight = 'Geschafft! Alle Antworten sind richtig.';

/** Returns the message when some answers are wrong. */
export const someRight = (right: number, count: number): string =>
  `${right} von ${count} Antworten ${right === 1 ? 'ist' : 'sind'} richtig.`;
