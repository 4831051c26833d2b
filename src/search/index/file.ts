import type {SearchRecord} from '../record';
import {splitCompound, type Lexicon} from '../analysis/compounds';
import {tokenize} from '../analysis/tokens';
import {contentWeight} from '../records/records';

/** Increased when the shape of the files changes, so that an old script refuses a new file. */
export const indexVersion = 1;

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
 * site, and where its compounds are split (`kontakt.formular`). The browser
 * inverts it on arrival; that takes less time than the bytes of an inverted
 * index would (see `npm run bench:search`).
 */
export interface IndexFile {
  indexVersion: typeof indexVersion;
  tag: string;
  language: string;
  docsVersion: string;
  pages: IndexPage[];
  compounds: string;
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

function compoundsOf(records: readonly SearchRecord[], lexicon: Lexicon): string {
  const words = new Set(records.flatMap(wordsOf));
  return [...words]
    .sort()
    .flatMap((word) => splitCompound(word, lexicon)?.join('.') ?? [])
    .join(' ');
}

/** The index file of the records of one tag; compounds are split by the words of the whole site. */
export function indexFile(records: readonly SearchRecord[], lexicon: Lexicon): IndexFile {
  const [first] = records;
  if (!first) {
    throw new Error('An index needs at least one record');
  }
  return {
    indexVersion,
    tag: first.docusaurus_tag,
    language: first.language,
    docsVersion: first.version,
    pages: pagesOf(records),
    compounds: compoundsOf(records, lexicon),
  };
}
