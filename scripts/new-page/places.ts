import path from 'node:path';
import type {Category} from '@portal/content/source/category';
import {folderInSection, sectionOf, sections, type Section} from '@portal/content/source/sections';
import {wholePages, type Site} from '@portal/content/source/site';

/** A place for pages in a manual: a folder with its name in the sidebar. */
export interface Place {
  /** Folder below the manual's; empty for its top. */
  folder: string;
  /** `Inhalte › Inhaltselemente`. */
  label: string;
}

const topLabel = 'Direkt im Handbuch, ohne Kategorie';

/** Manuals and versions that new pages may go to. Flags name them by their folders. */
export const manuals = sections.filter(({manual}) => manual !== undefined);

/** Returns the name of a manual on the command line: `typo3`, `typo3/12.0`, `email`. */
export function nameOnCommandLine({base}: Section): string {
  return base.slice(1);
}

const inSection = (section: Section) => (file: string) => sectionOf(file) === section;

function labelOf(folder: string, section: Section, categories: readonly Category[]): string {
  const names = folder.split('/');
  return names
    .map((name, index) => {
      const below = names.slice(0, index + 1).join('/');
      const file = `${section.folder}/${below}/_category_.json`;
      return categories.find((category) => category.file === file)?.label ?? name;
    })
    .join(' › ');
}

/** Returns the places in a manual: its top, then the folders with pages or a category. */
export function placesIn(section: Section, site: Site): Place[] {
  const files = [
    ...wholePages(site).map(({file}) => file),
    ...site.categories.map(({file}) => file),
  ].filter(inSection(section));
  const folders = [...new Set(files.map(folderInSection))].filter((folder) => folder !== '').sort();
  return [
    {folder: '', label: topLabel},
    ...folders.map((folder) => ({folder, label: labelOf(folder, section, site.categories)})),
  ];
}

/** Returns the position after all pages and categories of a folder. */
export function nextPosition(section: Section, folder: string, site: Site): number {
  const here = path.posix.join(section.folder, folder);
  const pages = [...site.pages.values()]
    .filter(({file}) => path.posix.dirname(file) === here)
    .map(({frontMatter}) => frontMatter.sidebar_position);
  const categories = site.categories
    .filter(({file}) => path.posix.dirname(path.posix.dirname(file)) === here)
    .map(({position}) => position);
  const positions = [...pages, ...categories].filter((position) => typeof position === 'number');
  return Math.floor(Math.max(0, ...positions)) + 1;
}
