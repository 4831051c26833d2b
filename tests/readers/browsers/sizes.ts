import type {Size} from './types';

/** The window of a computer. */
export const desktop: Size = {width: 1280, height: 800};

/** The window of a telephone. */
export const phone: Size = {width: 390, height: 844};
