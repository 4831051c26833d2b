import type {TOCItem} from '@docusaurus/mdx-loader';

/** Pages of these types are looked up for one task; lessons and descriptions of services are read as a whole. */
const types = ['aufgabe', 'element', 'uebersicht'];

/** Sections that fit about four screens of a telephone. */
const few = 3;

/** Returns the ids of the sections of a page that open one by one on narrow windows; none of a short page. */
export function foldedSections(type: string | undefined, toc: readonly TOCItem[]): string[] {
  const ids = toc.filter(({level}) => level === 2).map(({id}) => id);
  return types.includes(type ?? '') && ids.length > few ? ids : [];
}
