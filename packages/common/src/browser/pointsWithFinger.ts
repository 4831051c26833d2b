/**
 * Returns whether the reader points with a finger. On such a device, focusing a field opens the on-screen keyboard. A
 * computer without a mouse has no pointer and is used by keyboard.
 */
export const pointsWithFinger = (): boolean => matchMedia('(pointer: coarse)').matches;
