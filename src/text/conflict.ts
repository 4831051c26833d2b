/** Where two people changed the same lines, Git leaves both of them, between lines that begin so. */
export const conflictMark = /^(?:<{7}|={7}|>{7})(?:[ \r]|$)/m;

/** What is wrong at such a line, and what to do, in German for editors. */
export const conflictProblem = 'Hier stehen zwei Fassungen, die Git nicht zusammenführen konnte';
export const conflictRemedy =
  'Behalten Sie, was gilt, und löschen Sie die Zeilen mit <<<<<<<, ======= und >>>>>>>.';
