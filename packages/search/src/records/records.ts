import {emptyHierarchy, levels, withHeading, type RecordType, type SearchRecord} from './record';
import type {Page} from './page';
import {wholePage, type Questions} from '@portal/content/questions';

const topWeight = 100;
const weightStep = 10;

/** Weights of texts; headings weigh more. */
export const contentWeight = topWeight - weightStep * levels.length;
/** A question of an FAQ: less than a heading, because it is said in a word or two of it. */
export const questionWeight = contentWeight + weightStep / 2;
export const signpostWeight = contentWeight - weightStep;

/** Rank of a page that only lists others. */
const categoryRank = -1;

const headingWeight = (level: number): number => topWeight - weightStep * level;

/**
 * Returns the records of one page: its title, then headings and texts in reading order. `url` is the absolute
 * address, `group` the name of manual and category, `questions` what readers ask.
 */
export function recordsOf(
  page: Page,
  url: string,
  group: string,
  questions: Questions = {},
): SearchRecord[] {
  const records: SearchRecord[] = [];
  let hierarchy = withHeading(emptyHierarchy(group), 1, page.title);
  let anchor: string | null = null;
  const add = (type: RecordType, content: string | null, weight: number) => {
    const asked = type === 'content' ? undefined : questions[anchor ?? wholePage];
    records.push({
      objectID: `${new URL(url).pathname}#${records.length}`,
      url: anchor === null ? url : `${url}#${anchor}`,
      url_without_anchor: url,
      anchor,
      type,
      hierarchy,
      content,
      ...(records.length === 0 && page.keywords.length > 0 && {keywords: page.keywords}),
      ...(asked && {questions: [...asked]}),
      language: page.language,
      version: page.version,
      docusaurus_tag: page.tag,
      weight: {
        page_rank: page.isCategory ? categoryRank : 0,
        level: weight,
        position: records.length,
      },
    });
  };
  add('lvl1', null, headingWeight(1));
  const [first] = page.blocks;
  if (page.description && !(first?.kind === 'text' && first.text === page.description)) {
    add('content', page.description, contentWeight);
  }
  for (const block of page.blocks) {
    if (block.kind === 'heading') {
      anchor = block.id ?? anchor;
      hierarchy = withHeading(hierarchy, block.level, block.text);
      const weight = block.isQuestion ? questionWeight : headingWeight(block.level);
      add(`lvl${block.level}` as RecordType, null, weight);
    } else {
      add('content', block.text, block.isSignpost ? signpostWeight : contentWeight);
    }
  }
  return records;
}
