/** What a picture of a page may have at most: pages must open on a phone in the train. */
export const pictureLimits = {
  /** Size of the file in bytes. */
  bytes: 400_000,
  /** Width and height in pixels: a screenshot of a high-resolution screen. */
  side: 3000,
  /** Characters of an alternative text. Longer ones belong to the page itself: a screen reader reads them in one go. */
  alt: 160,
} as const;
