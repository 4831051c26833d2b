/** Letters that NFD does not decompose, and what readers type for them. */
const letters: Record<string, string> = {ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l'};

/** The pronoun. Without its dots «ändere» would be the same word. */
const other = /^ander(?:e[mnrs]?|s)$/;

const cache = new Map<string, string>();

/**
 * Converts the spellings of one word to one form: lower case, no accents, `ss` for `ß`, and `a` for both `ä` and `ae`
 * (also `o` and `u`). `ue` stays after a, e and q, where it is not an umlaut (Bauer, neue, Quelle). Soft hyphens and
 * zero-width characters are removed. The forms of «andere» become one word, which differs from every form of
 * «ändern».
 */
export function fold(word: string): string {
  let folded = cache.get(word);
  if (folded === undefined) {
    folded = foldOnce(word);
    cache.set(word, folded);
  }
  return folded;
}

function foldOnce(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(other, 'anders')
    .replace(/[\p{M}\u00ad\u200b-\u200d\ufeff]/gu, '')
    .replace(/[ßæœøđł]/g, (letter) => letters[letter]!)
    .replace(/([ao])e|(?<![aeq])ue/g, (_, vowel: string | undefined) => vowel ?? 'u');
}
