/** A character of a word in Markdown, in which brackets and quotation marks stand around words. */
const part = '[^\\s()[\\]{}<>|"]';

/**
 * Matches what is copied or typed character by character, and so has no spelling: addresses, paths, names of files,
 * samples such as `m.muster`, passwords.
 */
export const verbatim = new RegExp(
  `(?<!${part})${part}*(?:@|://|_|[\\p{L}\\d]\\.(?:\\p{Ll}{2}|\\p{Lu}{2})|\\p{L}-?\\d|\\d\\p{L})${part}*|(?<!\\S)/\\S+|(?<=(?:[Pp]asswort|[Kk]ennwort|Benutzername): ?)\\S+`,
  'gu',
);
