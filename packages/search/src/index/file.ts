import type {SearchRecord} from '../records/record';
import type {Lexicon} from '../analysis/compounds';
import {createSplitWriter} from '../analysis/splits';
import {tokenize} from '../analysis/tokens';
import {createStore} from '../engine/store';
import {contentWeight, questionWeight} from '../records/records';
import {indexVersion, type IndexFile, type IndexPage, type IndexText} from './format';

function textOf({content, weight}: SearchRecord): IndexText {
  return weight.level < contentWeight ? [content ?? ''] : (content ?? '');
}

function pagesOf(
  records: readonly SearchRecord[],
  isOnlyHere: (record: SearchRecord) => boolean,
): IndexPage[] {
  const pages = new Map<string, IndexPage>();
  for (const record of records) {
    const {url_without_anchor: url, hierarchy, type, anchor, keywords, questions, weight} = record;
    const path = new URL(url).pathname;
    const page = pages.get(path) ?? {
      path,
      group: hierarchy.lvl0,
      ...(keywords && {keywords}),
      ...(isOnlyHere(record) && {isOnlyHere: true as const}),
      ...(weight.page_rank < 0 && {isCategory: true as const}),
      sections: [],
    };
    pages.set(path, page);
    if (type === 'content') {
      page.sections.at(-1)?.push(textOf(record));
    } else {
      const level = Number(type.slice(3)) * (weight.level === questionWeight ? -1 : 1);
      page.sections.push([level, anchor, hierarchy[type] ?? '']);
      if (questions) {
        page.questions ??= [];
        page.questions.push([page.sections.length - 1, ...questions]);
      }
    }
  }
  return [...pages.values()];
}

/** The words of a record's own text. */
export function wordsOf(record: SearchRecord): string[] {
  const own = record.type === 'content' ? record.content : record.hierarchy[record.type];
  const text = [
    own,
    record.hierarchy.lvl0,
    ...(record.keywords ?? []),
    ...(record.questions ?? []),
  ].join(' ');
  return tokenize(text).flatMap((token) => [token, ...(token.parts ?? [])].map(({word}) => word));
}

/** The signs for the words of a file, met as the browser meets them. */
function splitsOf(file: IndexFile, lexicon: Lexicon): string {
  const writer = createSplitWriter(lexicon);
  // Drain the generator.
  Array.from(createStore().add(file, writer.split));
  return writer.signs();
}

/** The index file of the records of one tag; compounds are split by the words of the whole site. */
export function indexFile(
  records: readonly SearchRecord[],
  lexicon: Lexicon,
  isOnlyHere: (record: SearchRecord) => boolean,
): IndexFile {
  const [first] = records;
  if (!first) {
    throw new Error('An index needs at least one record');
  }
  const file = {
    indexVersion,
    tag: first.docusaurus_tag,
    language: first.language,
    docsVersion: first.version,
    pages: pagesOf(records, isOnlyHere),
    splits: '',
  } satisfies IndexFile;
  return {...file, splits: splitsOf(file, lexicon)};
}
