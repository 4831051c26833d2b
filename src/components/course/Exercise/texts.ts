/** What the trainee reads when the code for it could not be loaded. */
export const failures = {
  check:
    'Das Prüfen hat nicht geklappt. Schau nach, ob du mit dem Internet verbunden bist, und klicke nochmals auf «Prüfen».',
  model:
    'Die Musterseite konnte nicht geladen werden. Versuch es nochmals, wenn du mit dem Internet verbunden bist.',
} as const;
