/** Matches Git's conflict markers: when two people changed the same lines, Git keeps both between such lines. */
export const conflictMark = /^(?:<{7}|={7}|>{7})(?:[ \r]|$)/m;

/** Returns the text with empty lines in the place of conflict markers. */
export const withoutConflicts = (text: string): string =>
  text
    .split('\n')
    .map((line) => (conflictMark.test(line) ? '' : line))
    .join('\n');

/** The problem at such a line and the remedy, in German for editors. */
export const conflictProblem = 'Hier stehen zwei Fassungen, die Git nicht zusammenführen konnte';
export const conflictRemedy =
  'Behalten Sie, was gilt, und löschen Sie die Zeilen mit <<<<<<<, ======= und >>>>>>>.';
