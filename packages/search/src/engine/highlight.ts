import {tokenize, type Token} from '../analysis/tokens';
import {createMemo} from './memo';
import {partTerm, type Vocabulary} from './vocabulary';

/** A range of a text in UTF-16 units. `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A word of a text with the ranges that match the query. */
export interface MarkedToken extends Span {
  marks: readonly Span[];
  /** Terms that were found in the word. */
  terms: readonly string[];
}

type FoundIn = (word: string) => readonly string[];

/** A word that matches nothing, as most words do. The same object serves all queries. */
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

/** Tokens of texts that were shown, because the next letter mostly shows the same texts again. */
const tokenized = createMemo<readonly Plain[]>(2000);
const tokensOf = (text: string) => tokenized(text, () => tokenize(text).map(asPlain));

/** Returns the words of a text with the ranges that match the query. */
export type Marker = (text: string) => readonly MarkedToken[];

/**
 * Creates a marker for what matches the query, also by stem, umlaut or compound. It analyzes each word and text once.
 */
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

/** Strings for marks and for cut ends. */
export interface MarkStyle {
  pre: string;
  post: string;
  ellipsis: string;
}

/** Returns a range of a text with its marks. */
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

/** Returns how many different terms of the query the words contain, and how many in total, which counts less. */
function density(tokens: readonly MarkedToken[]): number {
  const different = new Set<string>();
  let count = 0;
  for (const {terms} of tokens) {
    terms.forEach((term) => different.add(term));
    count += terms.length;
  }
  return different.size + count / 100;
}

/** Returns the index of the first of the `count` consecutive words that match the query best. */
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

/** Returns up to `count` words around what matches the query, with marks and cut ends. */
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

/** Returns the text that matches the query best, or the first text if none does. */
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
