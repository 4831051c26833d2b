/** How much larger than in the page a picture must be so that a reader sees more. */
const clearly = 1.25;

/** Widths of a picture in CSS pixels. */
interface Widths {
  /** In the page. */
  inline: number;
  /** Fitted into the window. */
  fitted: number;
  natural: number;
}

/** Returns whether a picture opens at its original size, because fitting it into the window hardly enlarges it. */
export function opensOriginal({inline, fitted, natural}: Widths): boolean {
  return fitted < clearly * inline && natural > fitted;
}
