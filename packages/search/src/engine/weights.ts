/**
 * All numbers that decide the order of the results. They were tuned on the lists in `packages/search/tests/quality`.
 * None is specific to a query or a page.
 */
export const weights = {
  /** Score of a match by its place. Headings score higher than text. */
  fields: {heading: 4, keywords: 6, questions: 3, context: 1.5, text: 1, signposts: 0.4},
  /** How the length of a place counts, see MiniSearch's `bm25`. */
  bm25: {k: 1.2, b: 0.4, d: 0.5},
  /** How much prominent places add to the score of a word, by place, 0 to 1. */
  prominence: {heading: 1, keywords: 1, questions: 0.8, context: 0.5, text: 0, signposts: 0},
  /** Share of the prominence in the score of a word. The rest depends on how often the section contains it. */
  prominenceShare: 0.5,
  /** How much a question that the section answers adds to its score. */
  asked: 1,
  /** How strongly a question with only a part of the query adds less. */
  askedExponent: 1.5,
  /** Share of the query that questions and heading must have before they are compared with it, which takes longer. */
  askedLeast: 0.25,
  /** From how many words on a query is a whole question. A shorter one is less of a question. */
  askedUnits: 6,
  /** How much a question counts less that says other things as well. */
  askedPrecision: 0.5,
  /** Score of a section relative to its page from which it stands for the page in a whole question. */
  sectionForPage: 0.2,
  /** Share from which a page or question has all of the query. Sums of shares are not exact. */
  complete: 0.999,
  /** From this many telling words on, a query is a whole question. */
  wholeQuestion: 2,
  /** How strongly rare words count for more. */
  rarity: 0.8,
  /** Weight of a word that texts write in lower case, compared with a noun, and of a bare number. */
  lowerCase: 0.8,
  number: 0.5,
  /**
   * How much a sentence or paragraph with all of the query adds to its section, and how many of the best are read for
   * it.
   */
  passage: 1,
  /** How much a question or heading that is spelt like the query adds to its section. */
  spelling: 1.5,
  passagesOf: 40,
  /** How alike a question or heading and the query are spelt from which its answer is shown at once, 0 to 1. */
  sure: 0.4,
  /** The same while the score of the first result is less than some times that of the next product. */
  sureBeside: 0.5,
  besideProducts: 8,
  /** Share of the words of the query that its section then has at least. */
  sureWords: 0.6,
  /** Score of the first result relative to that of the next page, and of the next product, at which it is then. */
  sureMargin: 1.3,
  sureProduct: 2,
  /** How well a question must fit to be suggested, see `fitness`. */
  suggested: 0.5,
  /** A heading that contains only the query, compared with one that does not contain it. */
  focus: 1.5,
  /** A page that matches by its title, compared with a section that matches by its heading. */
  title: 2,
  /** A heading that contains the query exactly as typed. */
  wording: 1.6,
  /** A page that only a version has that is not searched. */
  otherVersion: 0.6,
  /** A page of a course, outside of it. */
  last: 0.4,
  /**
   * Score of the best result of a manual, compared with the first result, from which the reader is asked for the
   * product.
   */
  aboutAsWell: 0.7,
  /** Score of the best results of further manuals with all of the query, from which they then stand beside the others. */
  competing: 0.3,
  /** A generated page that only lists the pages of a category. */
  category: 0.7,

  /** Weight of a match that differs from the typed word. */
  part: 0.55,
  compound: 0.8,
  /** Weight of only the first or the last part of a compound. */
  partAlone: 0.3,
  synonym: 0.6,
  plainForm: 0.8,
  /** Weight of the first part of a verb with a separate particle: «melde» of «melde mich an». */
  verbAlone: 0.6,
  prefix: 0.8,
  /** By number of typing errors. */
  typo: [1, 0.6, 0.4],
  inner: 0.35,

  /** A result of the current manual with all of the query, compared with a result of another manual. */
  preferred: 64,
  /** A result of a manual that the query names, compared with a result of another manual. */
  named: 4,
  /**
   * Number of sections that is added to each word's count, so that a word that occurs in one section does not
   * outweigh a word that occurs in ten.
   */
  commonness: 20,
  /** How strongly results without some of the query's words lose score. */
  coverageExponent: 1,
  /** How much the second and third section of a page add to the score of its best one. */
  furtherSections: [1, 0.5],
  /** Score of the second section of a page relative to the first, and so on. */
  repeated: 0.9,

  /** If a word is found in fewer sections than this, less likely readings of it are tried. */
  enough: 5,
  /** Least coverage of the first results with some of the words, relative to the best one, and of those after them. */
  leastCoverage: 0.3,
  firstResults: 10,
  laterCoverage: 0.6,
};
