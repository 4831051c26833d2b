/**
 * Returns the text of a file as every check reads it: without the byte order mark with which some Windows programs
 * begin a file, and with the same line end everywhere. No rule then needs to know that Windows ends a line with two
 * characters and an old Mac with another one.
 */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
