import {fold} from './fold';

/** A word of a text with its position. */
export interface Token {
  /** Folded spelling, without hyphens: `E-Mail` → `email`. */
  word: string;
  /** Position in the text in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** The words between the hyphens. Missing for a word without a hyphen. */
  parts?: Token[];
}

const letter = String.raw`[\p{L}\p{N}\p{M}\u00ad]`;
const hyphen = /[-‐‑]/;
const hyphens = new RegExp(hyphen, 'g');
/** Matches a word including its hyphens. */
export const wordPattern = new RegExp(`${letter}+(?:${hyphen.source}${letter}+)*`, 'gu');
const partPattern = new RegExp(`${letter}+`, 'gu');

/** Returns the words of a text that begins at `offset`. If the pattern allows hyphens, they have parts. */
function tokensOf(text: string, pattern: RegExp, offset: number): Token[] {
  const tokens: Token[] = [];
  // This takes half as long as `matchAll`, and readers wait for it.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [source] = match;
    const start = offset + match.index;
    const token = {word: fold(source.replace(hyphens, '')), start, end: start + source.length};
    if (token.word !== '') {
      const isHyphenated = hyphen.test(source);
      tokens.push(isHyphenated ? {...token, parts: tokensOf(source, partPattern, start)} : token);
    }
  }
  return tokens;
}

/** Returns the words of a text in reading order. A hyphenated word is one token with parts. */
export function tokenize(text: string): Token[] {
  return tokensOf(text, wordPattern, 0);
}
