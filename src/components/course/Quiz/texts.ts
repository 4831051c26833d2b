/** The button that has the answers judged. */
export const submitLabel = 'Antworten prüfen';

/** What is said when every answer is right. */
export const allRight = 'Geschafft! Alle Antworten sind richtig.';

/** What is said of answers that are not all right. */
export const someRight = (right: number, count: number): string =>
  `${right} von ${count} Antworten ${right === 1 ? 'ist' : 'sind'} richtig.`;
