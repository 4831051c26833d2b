import type {Verdict} from '@site/src/course/checks/types';

/** Title of what an exercise wants. */
export const goalsTitle = 'Ziele';

/** Labels of what an exercise offers below the editor. */
export const labels = {
  check: 'Prüfen',
  startOver: 'Neu beginnen …',
  ownPage: 'Mit meiner Seite, wie sie vor dieser Übung war',
  modelPage: 'Mit der Musterseite, auf der alle früheren Übungen gelöst sind',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  solution: 'Lösung zeigen',
} as const;

/** Before a goal, for screen readers: whether it is met. */
export const marks = {met: 'Erfüllt: ', open: 'Offen: '} as const;

/** What is said when every goal is met. */
export const allMet = 'Geschafft! Alle Ziele sind erfüllt.';

/** What is said when the page is as the exercise found it, or the model page. */
export const wasReset = 'Deine Seite ist zurückgesetzt.';

/** What is said while earlier exercises are open. */
export const buildsOn = 'Diese Übung baut auf früheren auf.';

/** What is said where the storage refuses the trainee's work. */
export const notKept =
  'Dein Browser speichert gerade nichts. Lade deine Seite herunter, bevor du das Fenster schliesst.';

/** What stands in the editor's place without JavaScript. */
export const noScript =
  'Der Editor braucht JavaScript. Ohne JavaScript löst du die Übung in einem Texteditor auf deinem Computer: Die Ziele und die Lösung stehen hier.';

/** What the trainee reads when the code for it could not be loaded. */
export const failures = {
  check: `Das Prüfen hat nicht geklappt. Schau nach, ob du mit dem Internet verbunden bist, und klicke nochmals auf «${labels.check}».`,
  model:
    'Die Musterseite konnte nicht geladen werden. Versuch es nochmals, wenn du mit dem Internet verbunden bist.',
} as const;

/** Answer of «Prüfen» while goals are open. The goals may be out of sight: it repeats the first hint. */
export function stillOpen(verdicts: readonly Verdict[]): string {
  const hints = verdicts.filter((verdict) => verdict !== true);
  return [
    verdicts.length === 1
      ? 'Das Ziel ist noch offen.'
      : `Noch ${hints.length} von ${verdicts.length} Zielen offen.`,
    hints[0],
    hints.length > 1 && 'Mehr Hinweise stehen oben bei den Zielen.',
  ]
    .filter(Boolean)
    .join(' ');
}
