/**
 * Removes halves of characters from a text. Cutting by length may leave half an emoji, and `encodeURIComponent`
 * throws on it.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '');
