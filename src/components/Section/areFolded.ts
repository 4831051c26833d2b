import type {TOCItem} from '@docusaurus/mdx-loader';

/** Pages of these types are looked up for one thing; lessons are read as a whole. */
const types = ['aufgabe', 'element', 'uebersicht', 'datenblatt'];

/** Sections that fit about four screens of a telephone. */
const few = 3;

/** Returns whether the sections of a page open one by one on narrow windows. */
export const areFolded = (type: string | undefined, toc: readonly TOCItem[]): boolean =>
  types.includes(type ?? '') && toc.filter(({level}) => level === 2).length > few;
