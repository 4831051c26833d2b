import {manualPath, manualTable} from '@portal/content/manuals';
import {builtRoutes} from '../../../tests/lib/pages';

/** One page of each kind that is measured, by address. */
export const pageKinds = {
  home: '/',
  manual: '/typo3/grundlagen/login',
  element: '/typo3/inhalte/inhaltselemente/bild',
  category: '/typo3/category/layout-elemente',
  lesson: '/schnupperlehre/html-inhalt-strukturieren',
  search: '/search',
} as const;

export type PageKind = keyof typeof pageKinds;

/** The kinds with their addresses, in order. */
export const pageKindList = Object.entries(pageKinds) as [PageKind, string][];

// Lessons contain code and exercises, so they are measured separately.
const manuals = manualTable.filter(({audience}) => audience !== 'lernende').map(manualPath);

/** Returns the addresses of the manuals' pages in the build, without the lessons. */
export function manualPages(): string[] {
  return builtRoutes().filter((address) =>
    manuals.some((manual) => address === manual || address.startsWith(`${manual}/`)),
  );
}
