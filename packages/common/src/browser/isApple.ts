/** Returns whether the reader's keyboard has a command key. Call it in the browser only. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
