import path from 'node:path';
import {manualPath, manualTable, type Manual} from '../manuals';

/** One manual, or one version of it: a folder with pages and their base address. */
export interface Section {
  /** Undefined for the home and developer pages in `docs`. */
  manual?: Manual;
  /** `TYPO3 Version 12`, as editors call it. */
  label: string;
  folder: string;
  /** Address of the start page, without slash at the end; empty for the home page. */
  base: string;
}

function sectionsOf(manual: Manual): Section[] {
  const base = manualPath(manual);
  return manual.versions
    ? manual.versions.map(({name, label, path: below}) => ({
        manual,
        label: `${manual.label} ${label.trim()}`,
        folder: name === 'current' ? manual.id : `${manual.id}_versioned_docs/version-${name}`,
        base: below === '' ? base : `${base}/${below}`,
      }))
    : [{manual, label: manual.label, folder: manual.id, base}];
}

/** Every manual and version in the order of the table, then the home pages. */
export const sections: readonly Section[] = [
  ...manualTable.flatMap(sectionsOf),
  {label: 'Startseite', folder: 'docs', base: ''},
];

/** Returns whether a file belongs to a manual or the home pages. */
export const isContent = (file: string): boolean =>
  sections.some(({folder}) => file.startsWith(`${folder}/`));

/** Returns the section of a file. Throws for a file outside the manuals. */
export function sectionOf(file: string): Section {
  const found = sections.find(({folder}) => file.startsWith(`${folder}/`));
  if (!found) {
    throw new Error(`${file} lies in no manual of packages/content/src/manuals.ts.`);
  }
  return found;
}

/** Returns the folders between a file and its section, the outermost first. */
export function foldersAbove(file: string): string[] {
  const names = folderInSection(file).split('/').filter(Boolean);
  return names.map((_, index) =>
    path.posix.join(sectionOf(file).folder, ...names.slice(0, index + 1)),
  );
}

/** Returns the folder of a file below its section, or an empty string for a file at the top. */
export function folderInSection(file: string): string {
  return path.posix.relative(sectionOf(file).folder, path.posix.dirname(file));
}
