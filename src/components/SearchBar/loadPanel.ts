/** Loads the panel, which no page needs before the reader reaches for the search. */
export const loadPanel = () => import('@site/src/components/SearchPanel');
