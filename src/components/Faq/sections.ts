import {createContext} from 'react';

/** Attribute of a question on the page: ids of the sections in which it may come up. */
export const sectionsAttribute = 'data-zu';

/** Ids of the sections whose questions are shown. Null for all questions. */
export const SectionsContext = createContext<readonly string[] | null>(null);

/** Returns whether a question that names sections `zu` may come up in one of these. */
export const concerns = (zu: string | null | undefined, ids: readonly string[]): boolean =>
  ids.some((id) => zu?.split(' ').includes(id));
