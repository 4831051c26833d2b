/** What the build, `npm run handbook` and the start pages of the manuals agree on. */

/** Folder of the PDF files in the build. */
export const handbookFolder = 'handbuch';

/** List of the printed handbooks in that folder. The build writes an empty one. */
export const handbookList = 'liste.json';

/** File beside the build with what there is to print. */
export const outlineFile = 'handbooks.json';

/** Pages that belong together, in the order of the sidebar. */
export interface Chapter {
  /** Undefined for pages that are in no category. */
  title?: string;
  /** Paths with base path, decoded. */
  routes: string[];
}

/** A manual in one version, as a book. */
export interface Handbook {
  /** Name of the file: `typo3-12.0`. */
  name: string;
  /** `TYPO3, Version 12` */
  title: string;
  /** Path of the start page with base path, decoded. */
  route: string;
  chapters: Chapter[];
}

/** What a start page says of a printed handbook. */
export interface PrintedHandbook {
  title: string;
  /** Path of the start page with base path, decoded. */
  route: string;
  /** Path of the PDF with base path. */
  href: string;
  pages: number;
  /** Size of the file in bytes. */
  bytes: number;
  /** ISO day. */
  day: string;
}
