/**
 * Splits CSS into pieces. Tried instead: `css-tree`. Of broken CSS it reports the line after the mistake (a missing
 * semicolon, a missing bracket), and nothing of an unclosed comment; its tree holds the rest as raw text. The messages
 * would need these pieces again, and the browser 200 kB more. `@lezer/css`, the parser of the editor, reads what
 * follows a missing semicolon or bracket as a rule within the rule, and says only that something is missing at its end.
 */
import {isUnclosedComment} from '../unclosedComment';

/** A text with the character that ends it. */
export interface Piece {
  text: string;
  /** Line on which the text begins. */
  line: number;
  end: '{' | '}' | ';' | '';
}

/** Strings and comments, also unclosed ones. */
const tokens = /("[^"\n]*"?|'[^'\n]*'?)|\/\*[\s\S]*?(?:\*\/|$)/g;

/** Replaces comments with spaces and keeps the lines. Text in a string that looks like a comment stays. */
function withoutComments(css: string): string {
  return css.replace(tokens, (found, text?: string) => text ?? found.replace(/[^\n]/g, ' '));
}

/** Returns where an unclosed comment begins, or -1. */
export function unclosedComment(css: string): number {
  const last = [...css.matchAll(tokens)].at(-1);
  return last && isUnclosedComment(last[0]) ? last.index : -1;
}

/** Returns CSS in pieces, without comments. */
export function pieces(css: string): Piece[] {
  const found: Piece[] = [];
  let line = 1;
  const pattern = /((?:"[^"\n]*"?|'[^'\n]*'?|url\([^)\n]*\)?|[^{};"'])*)([{};]|$)/g;
  for (const [whole, text = '', end = ''] of withoutComments(css).matchAll(pattern)) {
    const blank = /^\s*/.exec(text)![0];
    const first = line + blank.split('\n').length - 1;
    line += whole.split('\n').length - 1;
    if (text.trim() || end) found.push({text: text.trim(), line: first, end: end as Piece['end']});
  }
  return found;
}

/** Returns whether every round bracket has its match. */
export function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}
