import {decodeText} from './escape';

/** A piece of a line of Markdown: text, or an element with its own pieces. */
export type Piece =
  | string
  | {kind: 'code'; text: string}
  | {kind: 'strong' | 'emphasis' | 'deleted'; content: Piece[]}
  | {kind: 'link'; href: string; content: Piece[]}
  /** A component or an element of HTML; `source` as it is written. */
  | {kind: 'tag'; name: string; attributes: string; content: Piece[]; source: string};

const boundary = String.raw`\s\p{P}\p{S}`;
const before = `(?<![^${boundary}])`;
const after = `(?![^${boundary}])`;
const starred = String.raw`\*(?![\s*])[^*]+(?<!\s)\*`;
/**
 * All up to the end of an element: escaped characters, code and what stands between stars as wholes. Each star is read
 * in one way only: with two, a text of stars that never close would take twice as long with every one.
 */
const inside = String.raw`(?:\\.|\x60[^\x60]+\x60|${starred}|[^\\\x60*]|(?!${starred})\*)+?`;

/** What stands between two marks: no white space on their inner side, as CommonMark wants it. */
const between = (mark: string, name: string) =>
  String.raw`(?:${before}${mark}(?!\s)|${mark}(?![${boundary}]))(?<${name}>${inside})(?:(?<!\s)${mark}${after}|(?<![${boundary}])${mark})`;
/** The same for a mark that within a word is a letter. */
const aroundWords = (mark: string, name: string) =>
  String.raw`${before}${mark}(?!\s)(?<${name}>${inside})(?<!\s)${mark}${after}`;
/** A mark that is not part of a longer one. */
const single = (mark: string) => `(?<!${mark})${mark}(?!${mark})`;

const pieces = new RegExp(
  [
    String.raw`\\[!-/:-@[-\x60{-~]`,
    String.raw`(?<!\x60)(?<ticks>\x60+)(?!\x60)(?<code>.+?)(?<!\x60)\k<ticks>(?!\x60)`,
    String.raw`<(?<closed>[A-Za-z]\w*)(?<closedAttributes>\s[^<>]*)?/>`,
    String.raw`<(?<open>[A-Za-z]\w*)(?<openAttributes>\s[^<>]*)?>(?<content>.*?)</\k<open>>`,
    String.raw`\[(?<label>(?:\\.|[^\\[\]])+)\]\((?<href>[^\s()]*)\)`,
    String.raw`${before}(?<address>(?:https?://|www\.)[^\s<]*[^\s<?!.,:*_~'")\]])`,
    String.raw`${before}(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]+)`,
    between(String.raw`\*\*`, 'stars'),
    aroundWords('__', 'lines'),
    between(single(String.raw`\*`), 'star'),
    aroundWords(single('_'), 'line'),
    between(single('~~'), 'waves'),
    between(single('~'), 'wave'),
  ].join('|'),
  'gu',
);

function readPiece({0: source, groups = {}}: RegExpExecArray): Piece {
  const {code, label, href, address, mail} = groups;
  const name = groups.closed ?? groups.open;
  if (code !== undefined) {
    return {kind: 'code', text: code};
  }
  if (name !== undefined) {
    const attributes = groups.closedAttributes ?? groups.openAttributes ?? '';
    return {kind: 'tag', name, attributes, content: readInline(groups.content ?? ''), source};
  }
  if (label !== undefined) {
    return {kind: 'link', href: decodeText(href ?? ''), content: readInline(label)};
  }
  if (address !== undefined || mail !== undefined) {
    const scheme = mail ? 'mailto:' : source.startsWith('www.') ? 'http://' : '';
    return {kind: 'link', href: scheme + source, content: [source]};
  }
  const strong = groups.stars ?? groups.lines;
  if (strong !== undefined) {
    return {kind: 'strong', content: readInline(strong)};
  }
  const emphasis = groups.star ?? groups.line;
  if (emphasis !== undefined) {
    return {kind: 'emphasis', content: readInline(emphasis)};
  }
  const deleted = groups.waves ?? groups.wave;
  return deleted === undefined
    ? decodeText(source)
    : {kind: 'deleted', content: readInline(deleted)};
}

/** Reads a line of Markdown as a page does, without the beginnings of lists, headings and other blocks. */
export function readInline(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pieces)) {
    found.push(decodeText(text.slice(end, match.index)), readPiece(match));
    end = match.index + match[0].length;
  }
  return [...found, decodeText(text.slice(end))].filter((piece) => piece !== '');
}
