/** Label of the button that restores the code of the lesson. */
export const resetLabel = 'Zurücksetzen';
