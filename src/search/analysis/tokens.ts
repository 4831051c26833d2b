import {fold} from './fold';

/** A word of a text, by its place in it. */
export interface Token {
  /** Folded spelling, without hyphens: `E-Mail` → `email`. */
  word: string;
  /** Position in the text in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** The words between the hyphens; absent for a word without hyphen. */
  parts?: Token[];
}

const letter = String.raw`[\p{L}\p{N}\p{M}\u00ad]`;
const hyphen = /[-‐‑]/;
const hyphens = new RegExp(hyphen, 'g');
/** A word with its hyphens. */
export const wordPattern = new RegExp(`${letter}+(?:${hyphen.source}${letter}+)*`, 'gu');
const partPattern = new RegExp(`${letter}+`, 'gu');

function tokensOf(text: string, pattern: RegExp, offset: number): Token[] {
  return Array.from(text.matchAll(pattern), ({0: found, index}) => ({
    word: fold(found.replace(hyphens, '')),
    start: offset + index,
    end: offset + index + found.length,
  })).filter((token) => token.word !== '');
}

/** The words of a text in reading order; hyphenated words stay one token with parts. */
export function tokenize(text: string): Token[] {
  return tokensOf(text, wordPattern, 0).map((token) => {
    const source = text.slice(token.start, token.end);
    return hyphen.test(source)
      ? {...token, parts: tokensOf(source, partPattern, token.start)}
      : token;
  });
}
