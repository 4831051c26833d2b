/**
 * Characters before list items that Markdown does not know: dots are reported at once, the others from the second
 * item on.
 */
const handmade = [
  // Dots, and the characters of symbol fonts in Word, which are private or another letter elsewhere.
  /^[•·‣▪▫●○◦■□➢➤✓✔\p{Co}]\s/u,
  /^(?:[o§–—→]|\p{L}[.)]|[ivx]+[.)])[\t\u00a0]/u,
  /^o {3,}/,
  /^§\s+\p{L}/u,
  /^([–—→⇒]) .*\n\1 /,
  /^\p{Ll}\) .*\n\p{Ll}\) /u,
];

/** Returns whether the lines of a paragraph are a list with characters that Markdown does not know. */
export const isHandmadeList = (lines: readonly string[]): boolean =>
  handmade.some((character) => character.test(lines.join('\n')));
