import type {SearchRecord} from '../record';
import type {Lexicon} from '../analysis/compounds';
import {createSplitWriter} from '../analysis/splits';
import {tokenize} from '../analysis/tokens';
import {createStore} from '../engine/store';
import {contentWeight} from '../records/records';

/** Increased when the shape of the files changes, so that an old script refuses a new file. */
export const indexVersion = 2;

/** A text below a heading; in brackets when it mainly leads to another place. */
export type IndexText = string | [signpost: string];

/** Level of the heading (1: the page itself), its anchor, its text, then the texts below it. */
export type IndexSection = [
  level: number,
  anchor: string | null,
  heading: string,
  ...texts: IndexText[],
];

export interface IndexPage {
  /** Path with the base path, without origin. */
  path: string;
  /** Manual › category. */
  group: string;
  keywords?: string[];
  /** Set for a generated page that lists the pages of a category. */
  isCategory?: true;
  /** The first section is the page itself. */
  sections: IndexSection[];
}

/**
 * The embedded index of one docs version: its texts in the order of the
 * site, and the signs for where its compounds are split. The browser
 * inverts it on arrival; that takes less time than the bytes of an inverted
 * index would (see `npm run bench:search`).
 */
export interface IndexFile {
  indexVersion: typeof indexVersion;
  tag: string;
  language: string;
  docsVersion: string;
  pages: IndexPage[];
  /** What `createSplitWriter` has written. */
  splits: string;
}

function textOf({content, weight}: SearchRecord): IndexText {
  return weight.level < contentWeight ? [content ?? ''] : (content ?? '');
}

function pagesOf(records: readonly SearchRecord[]): IndexPage[] {
  const pages = new Map<string, IndexPage>();
  for (const record of records) {
    const {url_without_anchor: url, hierarchy, type, anchor, keywords, weight} = record;
    const path = new URL(url).pathname;
    const page = pages.get(path) ?? {
      path,
      group: hierarchy.lvl0,
      ...(keywords && {keywords}),
      ...(weight.page_rank < 0 && {isCategory: true as const}),
      sections: [],
    };
    pages.set(path, page);
    if (type === 'content') {
      page.sections.at(-1)?.push(textOf(record));
    } else {
      page.sections.push([Number(type.slice(3)), anchor, hierarchy[type] ?? '']);
    }
  }
  return [...pages.values()];
}

/** The words of a record's own text. */
export function wordsOf(record: SearchRecord): string[] {
  const own = record.type === 'content' ? record.content : record.hierarchy[record.type];
  const text = [own, record.hierarchy.lvl0, ...(record.keywords ?? [])].join(' ');
  return tokenize(text).flatMap((token) => [token, ...(token.parts ?? [])].map(({word}) => word));
}

/** The signs for the words of a file, met as the browser meets them. */
function splitsOf(file: IndexFile, lexicon: Lexicon): string {
  const writer = createSplitWriter(lexicon);
  // Taken in to the end.
  Array.from(createStore().add(file, writer.split));
  return writer.signs();
}

/** The index file of the records of one tag; compounds are split by the words of the whole site. */
export function indexFile(records: readonly SearchRecord[], lexicon: Lexicon): IndexFile {
  const [first] = records;
  if (!first) {
    throw new Error('An index needs at least one record');
  }
  const file = {
    indexVersion,
    tag: first.docusaurus_tag,
    language: first.language,
    docsVersion: first.version,
    pages: pagesOf(records),
    splits: '',
  } satisfies IndexFile;
  return {...file, splits: splitsOf(file, lexicon)};
}
