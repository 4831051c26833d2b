/**
 * A text without halves of characters: a cut by length leaves one of an emoji,
 * and `encodeURIComponent` throws at it.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '');
