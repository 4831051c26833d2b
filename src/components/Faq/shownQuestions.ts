import type {ReactNode} from 'react';

/** The questions of the page that is shown, one entry for each group. */
export const shownQuestions = new Set<ReactNode>();
