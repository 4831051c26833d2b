/** Where a browser may divide a word. It shows a hyphen there, or nothing. */
export const softHyphen = '\u00AD';

/** Returns a text without soft hyphens, for everything but the eye. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(softHyphen, '');
