/** Returns how many results fill a window of this height. Each takes 50 pixels or more. */
export const resultsOnScreen = (height: number): number => Math.ceil(height / 50);
