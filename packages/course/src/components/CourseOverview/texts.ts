/** Labels of the buttons that delete everything. */
export const labels = {
  reset: 'Kurs zurücksetzen …',
  resetSure: 'Ja, alles löschen',
  cancel: 'Abbrechen',
} as const;

/** Message when everything is deleted. */
export const wasReset = 'Alles ist gelöscht. Der Kurs beginnt von vorn.';
