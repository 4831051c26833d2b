/** What a page may cost at most. Bytes are compressed (brotli), as sent. */
export const budgets = {
  /** First-load JavaScript of a page without code to try out. */
  script: 115_000,
  /** The same for a lesson; its editor comes when somebody uses it. */
  lessonScript: 126_000,
  /** Requests of a first load, without what is fetched ahead. */
  requests: 10,
  /** Everything but pictures. */
  withoutPictures: 140_000,
  lessonWithoutPictures: 155_000,
  /** More first-load JavaScript with 5,000 pages than with 215. */
  growth: 15_000,
  /** Seconds until the largest text or picture is there, under `throttling`. */
  largestPaint: 0.75,
  /** Milliseconds in which the page cannot answer, under `throttling`. */
  blocking: 150,
  /** Layout shift. */
  shift: 0,
  /** Milliseconds from the click on a link until the next page is painted. */
  nextPage: 45,
  /** Lighthouse, each of its four scores. */
  lighthouse: 100,
  /** Cold build time as a multiple of a stock Docusaurus build of the same pages. */
  coldBuildRatio: 1.3,
} as const;
