/**
 * What the pages of `pageKinds` may cost at most; tests hold them to it. Bytes are compressed
 * (brotli), as sent. The aims, some of them lower, stand in BENCHMARKS.md.
 */
export const budgets = {
  /** First-load JavaScript. */
  script: 118_000,
  /** The same for a lesson; its editor comes when somebody uses it. */
  lessonScript: 128_500,
  /** Requests of a first load, the page's icon and both logos included. */
  requests: 11,
  /** The same for an element's page, whose preview is a page of its own. */
  elementRequests: 13,
  /** Everything but pictures. */
  withoutPictures: 146_000,
  lessonWithoutPictures: 157_000,
  /** More first-load JavaScript with 5,000 pages than with 215. */
  growth: 15_000,
} as const;
