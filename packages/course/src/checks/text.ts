/** Functions that read what trainees write in a tolerant way. */

/** Returns a text in lower case, without accents and umlaut dots. */
function plain(text: string): string {
  return text.toLocaleLowerCase('de-CH').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns whether a text contains a word, ignoring case and accents. */
export function mentions(text: string, word: string): boolean {
  return plain(text).includes(plain(word));
}

/** Returns the first number in a text: `1'500`, `1 500`, `1.5`, `1,5`, `½`, or null if there is none. */
export function numberIn(text: string): number | null {
  const fractions: Record<string, number> = {'½': 0.5, '¼': 0.25, '¾': 0.75};
  const match =
    /([-−–]?)\s*((?:[1-9]\d{0,2}(?:\s\d{3})+(?!\d)|\d[\d'’]*)(?:[.,]\d+)?)?\s*([½¼¾])?/gu;
  for (const [, sign, digits, fraction] of text.matchAll(match)) {
    if (!digits && !fraction) continue;
    const whole = digits ? Number(digits.replace(/['’\s]/g, '').replace(',', '.')) : 0;
    const value = whole + (fraction ? fractions[fraction]! : 0);
    return sign ? -value : value;
  }
  return null;
}

/** Returns the pixels of a computed length such as `12.5px`, or 0 for `auto`, `none` and the like. */
export function pixels(length: string | undefined): number {
  const value = Number.parseFloat(length ?? '');
  return Number.isNaN(value) ? 0 : value;
}

/** Returns a program without its comments and strings. Of a template, the code in `${…}` remains. */
export function withoutTexts(code: string): string {
  return code.replace(
    /\/\*[\s\S]*?\*\/|\/\/.*|(["'])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|[^`\\])*`/g,
    (found) => (found.startsWith('`') ? (found.match(/\$\{[^}]*\}/g) ?? []).join(' ') : ' '),
  );
}

/** Returns HTML without its comments. */
export const withoutComments = (html: string): string => html.replace(/<!--[\s\S]*?-->/g, '');
