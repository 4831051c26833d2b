import {tokenize, type Token} from '../analysis/tokens';
import {createMemo} from './memo';
import {partTerm, type Vocabulary} from './vocabulary';

/** A stretch of a text in UTF-16 units; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A word of a text with the stretches of it that answer the query. */
export interface MarkedToken extends Span {
  marks: readonly Span[];
  /** Terms that were found in it. */
  terms: readonly string[];
}

type FoundIn = (word: string) => readonly string[];

/** A word that answers nothing, as most do: the same object for all queries. */
interface Plain extends Token, MarkedToken {
  parts?: Plain[];
}

const nothing: readonly never[] = [];
const asPlain = ({parts, ...token}: Token): Plain => ({
  ...token,
  ...(parts && {parts: parts.map(asPlain)}),
  marks: nothing,
  terms: nothing,
});

function markToken(token: Plain, foundIn: FoundIn): MarkedToken {
  const {start, end, parts} = token;
  const terms = foundIn(token.word);
  if (terms.length > 0) {
    return {start, end, terms, marks: [token]};
  }
  const inside = parts?.map((part) => markToken(part, foundIn)) ?? nothing;
  return inside.some((part) => part.terms.length > 0)
    ? {
        start,
        end,
        terms: inside.flatMap((part) => part.terms),
        marks: inside.flatMap((part) => part.marks),
      }
    : token;
}

/** Tokens of texts that were shown: the next letter mostly shows the same again. */
const tokenized = createMemo<readonly Plain[]>(2000);
const tokensOf = (text: string) => tokenized(text, () => tokenize(text).map(asPlain));

/** Gives the words of a text, with what answers the query. */
export type Marker = (text: string) => readonly MarkedToken[];

/** Marks what answers the query, also by stem, umlaut or compound; each word and text once. */
export function createMarker(found: ReadonlySet<string>, vocabulary: Vocabulary): Marker {
  const byWord = new Map<string, readonly string[]>();
  const foundIn: FoundIn = (word) => {
    let terms = byWord.get(word);
    if (!terms) {
      const {stem, parts} = vocabulary.termsOf(word);
      terms = [stem, ...parts.map(partTerm)].filter((term) => found.has(term));
      byWord.set(word, terms);
    }
    return terms;
  };
  const marked = new Map<string, MarkedToken[]>();
  return (text) => {
    let tokens = marked.get(text);
    if (!tokens) {
      tokens = tokensOf(text).map((token) => markToken(token, foundIn));
      marked.set(text, tokens);
    }
    return tokens;
  };
}

/** How marks and cut ends are written. */
export interface MarkStyle {
  pre: string;
  post: string;
  ellipsis: string;
}

/** The stretch of a text with its marks written out. */
export function writeMarks(
  text: string,
  span: Span,
  tokens: readonly MarkedToken[],
  style: MarkStyle,
): string {
  let result = '';
  let position = span.start;
  for (const {start, end} of tokens.flatMap(({marks}) => marks)) {
    if (start >= span.start && end <= span.end) {
      result += text.slice(position, start) + style.pre + text.slice(start, end) + style.post;
      position = end;
    }
  }
  return result + text.slice(position, span.end);
}

/** How many different terms of the query the words have, and how often in all (the less important number). */
function density(tokens: readonly MarkedToken[]): number {
  const different = new Set<string>();
  let count = 0;
  for (const {terms} of tokens) {
    terms.forEach((term) => different.add(term));
    count += terms.length;
  }
  return different.size + count / 100;
}

/** Index of the first word of the stretch of `count` words that answers the query best. */
function bestStart(tokens: readonly MarkedToken[], count: number): number {
  const before = Math.floor(count / 3);
  let best = 0;
  let bestDensity = density(tokens.slice(0, count));
  tokens.forEach((token, i) => {
    const start = Math.max(0, Math.min(i - before, tokens.length - count));
    const value = token.terms.length > 0 ? density(tokens.slice(start, start + count)) : 0;
    if (value > bestDensity) {
      best = start;
      bestDensity = value;
    }
  });
  return best;
}

/** A stretch of at most `count` words around what answers the query, with marks and cut ends. */
export function snippet(
  text: string,
  count: number,
  tokens: readonly MarkedToken[],
  style: MarkStyle,
): string {
  if (tokens.length <= count) {
    return writeMarks(text, {start: 0, end: text.length}, tokens, style);
  }
  const first = bestStart(tokens, count);
  const last = first + count - 1;
  const isStart = first === 0;
  const isEnd = last >= tokens.length - 1;
  const span = {
    start: isStart ? 0 : tokens[first]!.start,
    end: isEnd ? text.length : tokens[last]!.end,
  };
  const cut = (isCut: boolean) => (isCut ? style.ellipsis : '');
  return cut(!isStart) + writeMarks(text, span, tokens, style) + cut(!isEnd);
}

/** The text that answers the query best, the first one when none does. */
export function bestText(texts: readonly string[], mark: Marker): string | null {
  let best: string | null = texts[0] ?? null;
  let bestDensity = 0;
  for (const text of texts) {
    const value = density(mark(text));
    if (value > bestDensity) {
      best = text;
      bestDensity = value;
    }
  }
  return best;
}
