import type {Verdict} from '@site/src/course/checks/types';

/** Title of what an exercise wants. */
export const goalsTitle = 'Ziele';

/** What the trainee reads when the code for it could not be loaded. */
export const failures = {
  check:
    'Das Prüfen hat nicht geklappt. Schau nach, ob du mit dem Internet verbunden bist, und klicke nochmals auf «Prüfen».',
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
