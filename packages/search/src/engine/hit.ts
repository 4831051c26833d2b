import type {Highlight, SearchHit, SearchRequest, Snippet} from '../wire/types';
import {levels, type Level, type RecordType} from '../records/record';
import {
  bestText,
  snippet,
  writeMarks,
  type MarkedToken,
  type Marker,
  type MarkStyle,
} from './highlight';
import type {Section} from './store';

/** What is needed to write a hit: the query's words with their index terms, and the options of the request. */
export interface HitContext {
  units: readonly {words: readonly string[]; terms: ReadonlySet<string>}[];
  mark: Marker;
  /** Returns the reader's question by which a section is found, if there is one. */
  questionOf: (section: Section) => string | undefined;
  request: SearchRequest;
  /** Origin of the site, for absolute addresses. */
  origin: string;
}

/** The defaults of the hosted search. */
const defaults = {pre: '<em>', post: '</em>', ellipsis: '…'};

function styleOf({
  highlightPreTag,
  highlightPostTag,
  snippetEllipsisText,
}: SearchRequest): MarkStyle {
  return {
    pre: highlightPreTag ?? defaults.pre,
    post: highlightPostTag ?? defaults.post,
    ellipsis: snippetEllipsisText ?? defaults.ellipsis,
  };
}

/** Returns which words of the query a text contains, and whether these are all. */
function matchOf(
  tokens: readonly MarkedToken[],
  units: HitContext['units'],
): Pick<Highlight, 'matchLevel' | 'matchedWords'> {
  const found = new Set(tokens.flatMap((token) => token.terms));
  const matched = units.filter(({terms}) => [...found].some((term) => terms.has(term)));
  return {
    matchLevel: matched.length === 0 ? 'none' : matched.length < units.length ? 'partial' : 'full',
    matchedWords: [...new Set(matched.flatMap(({words}) => words))],
  };
}

/**
 * Returns whether a name in a request covers the attribute: the attribute's own name, its parent's name, or the name
 * for all.
 */
function means(name: string | undefined, attribute: string): boolean {
  return name === '*' || name === attribute || attribute.startsWith(`${name}.`);
}

/** Returns the number of words that `attributesToSnippet` requests for the attribute, or null if it is not listed. */
function snippetLength(
  {attributesToSnippet = []}: SearchRequest,
  attribute: string,
): number | null {
  const entry = attributesToSnippet.find((one) => means(one.split(':')[0], attribute));
  return entry === undefined ? null : Number(entry.split(':')[1] ?? 10);
}

function isHighlighted({attributesToHighlight}: SearchRequest, attribute: string): boolean {
  return attributesToHighlight?.some((one) => means(one, attribute)) ?? true;
}

function describe(text: string, attribute: string, {units, mark, request}: HitContext) {
  const style = styleOf(request);
  const tokens = mark(text);
  const match = matchOf(tokens, units);
  const length = snippetLength(request, attribute);
  const highlight: Highlight | null = isHighlighted(request, attribute)
    ? {value: writeMarks(text, {start: 0, end: text.length}, tokens, style), ...match}
    : null;
  const cut: Snippet | null =
    length === null
      ? null
      : {value: snippet(text, length, tokens, style), matchLevel: match.matchLevel};
  return {highlight, cut};
}

/** Returns the type of the hit: the heading if it matches, otherwise the text below it. */
function typeOf(section: Section, content: string | null, context: HitContext): RecordType {
  const own = levels[section.level] as Exclude<Level, 'lvl0'>;
  const matches = (text: string | null) =>
    text !== null && context.mark(text).some(({terms}) => terms.length > 0);
  return !matches(section.hierarchy[own]) && matches(content) ? 'content' : own;
}

type Snippets = NonNullable<SearchHit['_snippetResult']>;

/** Writes a found section in the form of a hosted hit. */
export function writeHit(section: Section, context: HitContext): SearchHit {
  const {hierarchy, anchor, page, file} = section;
  const content = bestText([...section.texts, ...section.signposts], context.mark);
  const address = context.origin + page.path;
  const highlights: SearchHit['_highlightResult'] = {hierarchy: {}};
  const cuts: Required<Pick<Snippets, 'hierarchy'>> & Snippets = {hierarchy: {}};
  const hit: SearchHit = {
    objectID: `${page.path}#${section.order}`,
    url: anchor === null ? address : `${address}#${anchor}`,
    url_without_anchor: address,
    anchor,
    type: typeOf(section, content, context),
    hierarchy,
    content,
    language: file.language,
    version: file.docsVersion,
    docusaurus_tag: file.tag,
    _highlightResult: highlights,
    _snippetResult: cuts,
  };
  for (const level of levels) {
    const text = hierarchy[level];
    if (text !== null) {
      const {highlight, cut} = describe(text, `hierarchy.${level}`, context);
      if (highlight) {
        highlights.hierarchy[level] = highlight;
      }
      if (cut) {
        cuts.hierarchy[level] = cut;
      }
    }
  }
  if (content !== null) {
    const {highlight, cut} = describe(content, 'content', context);
    if (highlight) {
      highlights.content = highlight;
    }
    if (cut) {
      cuts.content = cut;
    }
  }
  const question = context.questionOf(section);
  if (question !== undefined && isHighlighted(context.request, 'questions')) {
    highlights.questions = [describe(question, 'questions', context).highlight!];
  }
  return hit;
}
