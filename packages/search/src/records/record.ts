import type {PageModel} from '@portal/content/page/model';

/** Separates manual and category in `lvl0`. */
export const groupSeparator = ' › ';

/** Returns the name of the group of a page's results: manual › category. */
export function groupName({
  manualName,
  categories,
}: Pick<PageModel, 'manualName' | 'categories'>): string {
  const category = categories.at(-1);
  return category && category !== manualName ? manualName + groupSeparator + category : manualName;
}

/** The levels of a page: manual › category, title, then headings 2 to 6. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

export type Hierarchy = {lvl0: string; lvl1: string} & Record<
  Exclude<Level, 'lvl0' | 'lvl1'>,
  string | null
>;

/** Returns the heading that is nearest to a text. */
export const lowestHeading = (hierarchy: Hierarchy): string =>
  levels.flatMap((level) => hierarchy[level] ?? []).at(-1)!;

/** Returns the hierarchy of a group above its pages. */
export const emptyHierarchy = (group: string): Hierarchy => ({
  lvl0: group,
  lvl1: '',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
});

/** Returns `hierarchy` with `text` as the heading at `level` (from 1). Everything below that level is cleared. */
export function withHeading(hierarchy: Hierarchy, level: number, text: string): Hierarchy {
  const changes = levels.slice(level).map((key, i) => [key, i === 0 ? text : null]);
  return {...hierarchy, ...Object.fromEntries(changes)};
}

export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** One record in the schema of the hosted search. The embedded index is made from the same pages. */
export interface SearchRecord {
  objectID: string;
  /** Absolute address, with the anchor of the section. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** The text of a `content` record; null for headings. */
  content: string | null;
  /** Readers' own words for the page, from its front matter. Only the record of the title has them. */
  keywords?: string[];
  /** Readers' questions that the section answers. Only the records of headings have them. */
  questions?: string[];
  /** `docusaurus_locale` of the page, e.g. `de-CH`. */
  language: string;
  /** Docs version, e.g. `current`. */
  version: string;
  /** `default`, or `docs-<manual>-<version>`. */
  docusaurus_tag: string;
  /**
   * Higher numbers come first in `page_rank` (0, or below for pages that only link to others) and `level` (heading or
   * text). Lower numbers come first in `position` (place on the page).
   */
  weight: {page_rank: number; level: number; position: number};
}
