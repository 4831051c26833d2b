import {lineAt} from '@portal/common/text/lineAt';

/** A place at which a page cannot be parsed, in the parser's words. */
export interface MdxProblem {
  line: number;
  reason: string;
  /** The line of the end that does not belong to the beginning on `line`. */
  endLine?: number;
}

/** Reasons for which a page is not read at all. */
export const [tooLong, tooDeep] = ['too long', 'too deep'];

/** An error of the parser, with its place in the text where it has one. */
interface Failure extends MdxProblem {
  offset?: number;
}

/** No page has as many; it ends a search that does not get on. */
const limit = 50;

function failureOf(error: unknown): Failure {
  const {
    line,
    reason = String(error),
    place,
  } = error as {
    line?: number;
    reason?: string;
    place?: {offset?: number; start?: {offset?: number}};
  };
  // Some messages contain the position only at their end: «… (12:1-12:8)».
  const [, before = reason, placed] = /^(.*?) \((\d+):[\d:-]+\)/.exec(reason) ?? [];
  return {
    line: Number(placed ?? line ?? 1),
    reason: before,
    offset: place?.start?.offset ?? place?.offset,
  };
}

const offsetOf = (text: string, line: number, column = 1): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, {length}) => sum + length + 1, column - 1);

/** Returns the text with another sign in the place of the one that the parser stumbled over. */
const masked = (text: string, offset: number): string =>
  `${text.slice(0, offset)}x${text.slice(offset + 1)}`;

/** Returns the place of the last bracket that begins something before an offset. */
const lastBracket = (text: string, offset: number): number =>
  Math.max(text.lastIndexOf('<', offset), text.lastIndexOf('{', offset));

const nameAt = (text: string, offset: number): string =>
  /^<\/?\s*([\w.-]*)/.exec(text.slice(offset))?.[1] ?? '';

/** Returns the last line before `last` with a single quotation mark. It opened a value that ends at the next one. */
export function openQuote(source: string, last: number): number | null {
  const lines = source.split('\n').slice(0, last);
  const index = lines.findLastIndex(
    (line) => /[<=]/.test(line) && line.split('"').length % 2 === 0,
  );
  return index < 0 ? null : index + 1;
}

/** The tags without partner, because the search has taken it away: their errors are consequences. */
interface Alone {
  ends: string[];
  beginnings: string[];
  /** Whether the end of the text is gone, with the ends of tags in it. */
  isCut?: boolean;
}

/** Takes a name out of a list. Returns whether it was there. */
function take(list: string[], name: string): boolean {
  const index = list.indexOf(name);
  if (index >= 0) {
    list.splice(index, 1);
  }
  return index >= 0;
}

interface Mended {
  text: string;
  isConsequence: boolean;
  /** Where the cause is, if the parser stumbled further down. */
  line?: number;
  endLine?: number;
}

/** Returns the text without the cause of an error, and whether it was only a consequence of another one. */
function mend(
  text: string,
  {line, reason, offset = text.length}: Failure,
  message: string,
  alone: Alone,
): Mended {
  if (/end of file/.test(reason)) {
    // What it began took everything after it for its part.
    const quote = /attribute/.test(reason) ? openQuote(text, line) : null;
    const start = quote === null ? lastBracket(text, offset) : offsetOf(text, quote);
    alone.isCut = true;
    return {text: text.slice(0, Math.max(0, start)), isConsequence: false};
  }
  const [, openLine, openColumn] = / \((\d+):(\d+)-/.exec(message) ?? [];
  const opening = offsetOf(text, Number(openLine), Number(openColumn));
  if (/^Expected a closing tag/.test(reason)) {
    const name = nameAt(text, opening);
    const isConsequence = take(alone.beginnings, name) || alone.isCut === true;
    alone.ends.push(name);
    return {text: masked(text, opening), isConsequence};
  }
  if (/^Unexpected closing (?:tag|slash)/.test(reason)) {
    const end = text.lastIndexOf('<', offset);
    const isConsequence = take(alone.ends, nameAt(text, end));
    const rest = masked(text, end);
    if (isConsequence || openLine === undefined) {
      return {text: rest, isConsequence};
    }
    alone.beginnings.push(nameAt(text, end));
    alone.ends.push(nameAt(text, opening));
    return {text: masked(rest, opening), isConsequence, endLine: lineAt(text, end)};
  }
  if (/import\/exports/.test(reason)) {
    const start = [...text.matchAll(/^(?:import|export)\b/gm)].findLast(
      ({index}) => index <= offsetOf(text, line),
    );
    return {text: start ? masked(text, start.index) : '', isConsequence: false};
  }
  // A bracket where none may be shows that the one before does not close.
  const isNext = /^Unexpected character `<`/.test(reason);
  const bracket = lastBracket(text, isNext ? offset - 1 : offset);
  (text[bracket + 1] === '/' ? alone.beginnings : alone.ends).push(nameAt(text, bracket));
  return bracket < 0
    ? {text: '', isConsequence: false}
    : {text: masked(text, bracket), isConsequence: false, line: lineAt(text, bracket)};
}

/**
 * Returns every place at which a text cannot be parsed, in their order. The parser stops at the first: so its cause is
 * taken away, and the rest parsed again. What only follows from such a place is left out.
 */
export function mdxProblems(source: string, parse: (text: string) => unknown): MdxProblem[] {
  const found: MdxProblem[] = [];
  const alone: Alone = {ends: [], beginnings: []};
  let text = source;
  for (let round = 0; round < limit; round++) {
    try {
      parse(text);
      break;
    } catch (error) {
      const failure = failureOf(error);
      const {reason: message = ''} = error as {reason?: string};
      const mended = mend(text, failure, message, alone);
      ({text} = mended);
      const {isConsequence, line = failure.line, endLine} = mended;
      if (!isConsequence) {
        found.push({line, reason: failure.reason, endLine});
      }
    }
  }
  return found.sort((a, b) => a.line - b.line);
}
