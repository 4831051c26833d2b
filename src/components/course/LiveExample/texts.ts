/** The button that brings back the code of the lesson. */
export const resetLabel = 'Zurücksetzen';
