import {decodeText} from './escape';

/** A piece of a line of Markdown: text, or an element with its own pieces. */
export type Piece =
  | string
  | {kind: 'code'; text: string}
  | {kind: 'strong' | 'emphasis' | 'deleted'; content: Piece[]}
  | {kind: 'link'; href: string; content: Piece[]}
  /** A component or an HTML element. `source` is its source text. */
  | {kind: 'tag'; name: string; attributes: string; content: Piece[]; source: string};

const boundary = String.raw`\s\p{P}\p{S}`;
const before = `(?<![^${boundary}])`;
const after = `(?![^${boundary}])`;
const starred = String.raw`\*(?![\s*])[^*]+(?<!\s)\*`;
/**
 * Matches everything up to the end of an element, with escaped characters, code and text between stars as units. Each
 * star can be read in one way only: with two ways, a text of unclosed stars would take twice as long with every star.
 */
const inside = String.raw`(?:\\.|\x60[^\x60]+\x60|${starred}|[^\\\x60*]|(?!${starred})\*)+?`;

/** Matches the text between two marks. As in CommonMark, their inner sides have no white space. */
const between = (mark: string, name: string) =>
  String.raw`(?:${before}${mark}(?!\s)|${mark}(?![${boundary}]))(?<${name}>${inside})(?:(?<!\s)${mark}${after}|(?<![${boundary}])${mark})`;
/** The same for a mark that counts as a letter inside a word. */
const aroundWords = (mark: string, name: string) =>
  String.raw`${before}${mark}(?!\s)(?<${name}>${inside})(?<!\s)${mark}${after}`;
/** Matches a mark that is not part of a longer one. */
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

/** Parses a line of Markdown as a page does, without lists, headings and other blocks. */
export function readInline(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pieces)) {
    found.push(decodeText(text.slice(end, match.index)), readPiece(match));
    end = match.index + match[0].length;
  }
  return [...found, decodeText(text.slice(end))].filter((piece) => piece !== '');
}
