/**
 * Returns a note about a name in decomposed Unicode, which looks the same but differs, or an empty string for any
 * other name.
 */
export const decomposedNote = (stored: string): string =>
  stored === stored.normalize('NFC')
    ? ''
    : ', deren Akzente zerlegt sind (eigene Zeichen hinter den Buchstaben, wie auf dem Mac)';
