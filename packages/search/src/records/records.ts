import type {PageModel, PageSection} from '@portal/content/page/model';
import {
  emptyHierarchy,
  groupName,
  levels,
  withHeading,
  type RecordType,
  type SearchRecord,
} from './record';

const topWeight = 100;
const weightStep = 10;

/** Weights of texts; headings weigh more. */
const contentWeight = topWeight - weightStep * levels.length;
/** A question of an FAQ: less than a heading, because it is said in a word or two of it. */
const questionWeight = contentWeight + weightStep / 2;
const signpostWeight = contentWeight - weightStep;

/** Rank of a page that only lists others. */
const categoryRank = -1;

const headingWeight = ({level, isQuestion}: PageSection): number =>
  isQuestion ? questionWeight : topWeight - weightStep * level;

/**
 * Returns a page in the schema of the hosted search: a record for its title, then one for each heading and text in
 * reading order.
 */
export function recordsOf(page: PageModel): SearchRecord[] {
  const {route, url, keywords, language, version, tag} = page;
  const records: SearchRecord[] = [];
  let hierarchy = emptyHierarchy(groupName(page));
  for (const section of page.sections) {
    hierarchy = withHeading(hierarchy, section.level, section.heading);
    const add = (type: RecordType, content: string | null, weight: number) =>
      records.push({
        objectID: `${encodeURI(route)}#${records.length}`,
        url: section.id === null ? url : `${url}#${section.id}`,
        url_without_anchor: url,
        anchor: section.id,
        type,
        hierarchy,
        content,
        ...(records.length === 0 && keywords.length > 0 && {keywords}),
        ...(type !== 'content' &&
          section.questions.length > 0 && {questions: [...section.questions]}),
        language,
        version,
        docusaurus_tag: tag,
        weight: {
          page_rank: page.isCategory ? categoryRank : 0,
          level: weight,
          position: records.length,
        },
      });
    add(`lvl${section.level}` as RecordType, null, headingWeight(section));
    for (const {text, isSignpost} of section.texts) {
      add('content', text, isSignpost ? signpostWeight : contentWeight);
    }
  }
  return records;
}
