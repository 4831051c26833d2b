/** Returns the text that says how many of a number of exercises are solved. */
export const solvedText = (solved: number, total: number): string =>
  `${solved} von ${total} ${total === 1 ? 'Übung' : 'Übungen'} gelöst`;
