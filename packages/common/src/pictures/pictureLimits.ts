/** Upper limits for a picture of a page. Pages must open quickly on a phone in a train. */
export const pictureLimits = {
  /** Size of the file in bytes. */
  bytes: 400_000,
  /** Width and height in pixels, enough for a screenshot of a high-resolution screen. */
  side: 3000,
  /**
   * Characters of an alternative text. Longer descriptions belong on the page itself, because a screen reader reads
   * an alternative text without pause.
   */
  alt: 160,
} as const;
