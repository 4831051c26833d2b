import type {Verdict} from '../../checks/types';

/** Title of the goals. */
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
  tryAgain: 'Nochmals öffnen',
} as const;

/** Before a goal, for screen readers: whether it is met. */
export const marks = {met: 'Erfüllt: ', open: 'Offen: '} as const;

/** Message when every goal is met. */
export const allMet = 'Geschafft! Alle Ziele sind erfüllt.';

/** Message when the page is reset to the start of the exercise or to the model page. */
export const wasReset = 'Deine Seite ist zurückgesetzt.';

/** Message while earlier exercises are open. */
export const buildsOn = 'Diese Übung baut auf früheren auf.';

/** Message in the place of an exercise that has failed. */
export const crashed =
  'Diese Übung ist abgestürzt. Dein Code ist gespeichert. Öffne sie nochmals; hilft das nicht, beginne neu.';

/** Message if the storage refuses the trainee's work. */
export const notKept =
  'Dein Browser speichert gerade nichts. Lade deine Seite herunter, bevor du das Fenster schliesst.';

/** Text in place of the editor without JavaScript. */
export const noScript =
  'Der Editor braucht JavaScript. Ohne JavaScript löst du die Übung in einem Texteditor auf deinem Computer: Die Ziele und die Lösung stehen hier.';

/** Messages if the code could not be loaded. */
export const failures = {
  check: `Das Prüfen hat nicht geklappt. Schau nach, ob du mit dem Internet verbunden bist, und klicke nochmals auf «${labels.check}».`,
  model:
    'Die Musterseite konnte nicht geladen werden. Versuch es nochmals, wenn du mit dem Internet verbunden bist.',
} as const;

/**
 * Returns the answer to «Prüfen» while goals are open. It repeats the first hint, because the goals may be out of
 * view.
 */
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
