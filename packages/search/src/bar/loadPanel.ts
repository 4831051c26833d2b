/** Loads the panel. No page needs it before the reader reaches for the search. */
export const loadPanel = () => import('../panel');
