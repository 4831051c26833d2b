/** Readers' questions that the sections of a page answer, by the sections' ids. */
export type Questions = Readonly<Record<string, readonly string[]>>;

/** In place of a section's id: the page as a whole. */
export const wholePage = 'seite';
