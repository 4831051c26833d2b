/** Labels of the buttons that forget everything. */
export const labels = {
  reset: 'Kurs zurücksetzen …',
  resetSure: 'Ja, alles löschen',
  cancel: 'Abbrechen',
} as const;

/** What is said when everything is forgotten. */
export const wasReset = 'Alles ist gelöscht. Der Kurs beginnt von vorn.';
