/** Increased when the shape of the files changes, so that an old script refuses a new file. */
export const indexVersion = 5;

/** How many steps of a section an answer shows at most. */
export const shownSteps = 3;

/** A text below a heading; in brackets when it mainly leads to another place. */
export type IndexText = string | [signpost: string];

/**
 * Level of the heading (1: the page itself; negative: a question of an FAQ), its anchor, its text, then the texts below
 * it.
 */
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
  /** Readers' questions: the position of the section that answers them, then the questions. */
  questions?: [section: number, ...questions: string[]][];
  /** The position of a section, then those of its first steps among its texts. */
  steps?: [section: number, ...texts: number[]][];
  /** Set for a page that no other version of its manual has. */
  isOnlyHere?: true;
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
