/**
 * Whether the reader points with a finger: a focus in a field would bring up the keyboard of the
 * screen. A computer without a mouse points with nothing, and goes on by keyboard.
 */
export const pointsWithFinger = (): boolean => matchMedia('(pointer: coarse)').matches;
