/**
 * Invisible and unintended characters, which pasted texts contain. They are matched by their Unicode category, so
 * that the list is complete.
 */

/** Matches a space that is white space for JavaScript, but not for Markdown, YAML and CSS. */
export const oddBlank = '[^\\P{Zs} ]';

/**
 * Matches control and format characters, separators, private-use characters and object placeholders. Tabs, line ends
 * and the characters that join an emoji are allowed.
 */
export const harmful =
  '(?![\\t\\n\\r\\uFE00-\\uFE0F]|(?<=\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?)\\u200D\\p{Extended_Pictographic})' +
  '[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Co}\\p{Default_Ignorable_Code_Point}\\uFFFC]';

/** Names and sources of characters, the more specific ones first. */
const names: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\u00A0/, 'geschütztes Leerzeichen, auf dem Mac Alt+Leertaste'],
  [/[\u202F\u2009\u2007]/, 'schmales Leerzeichen, aus InDesign oder PDF'],
  [/\p{Zs}/u, 'anderes Leerzeichen, aus InDesign, PDF oder von einer Website'],
  [/\u00AD/, 'weicher Trennstrich, aus Word oder PDF'],
  [/\u000B/, 'Zeilenumbruch von PowerPoint oder Word'],
  [/\u000C/, 'Seitenumbruch aus Word oder PDF'],
  [/[\p{Zl}\p{Zp}]/u, 'Zeilentrenner, aus InDesign, PowerPoint oder Notizen'],
  [/\uFFFC/, 'Platz eines Bildes oder Anhangs, aus Outlook, Teams oder Notizen'],
  [/[\u200B\u2060\uFEFF]/, 'Leerzeichen ohne Breite, aus Teams oder von einer Website'],
  [/[\u200C\u200D]/, 'Bindezeichen ohne Breite, aus PDF oder von einer Website'],
  [
    /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/,
    'Richtungszeichen, aus Outlook oder Kontakten',
  ],
  [/\p{Co}/u, 'Zeichen einer Symbolschrift, aus Word oder PDF'],
  [/\p{Cc}/u, 'Steuerzeichen, aus PDF'],
];

/** `U+00AD, weicher Trennstrich, aus Word oder PDF` */
export function characterName(character: string): string {
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const name = names.find(([pattern]) => pattern.test(character))?.[1] ?? 'unsichtbares Zeichen';
  return `U+${code}, ${name}`;
}
