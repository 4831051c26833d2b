import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseCategory, type Category} from './category';
import {parsePage, type Page} from './page';
import {sections} from './sections';

/** Any other file in the folders of the manuals: mostly pictures. */
export interface OtherFile {
  file: string;
  /** Size in bytes. */
  size: number;
}

/** Everything that editors write: pages, partials, categories, pictures. */
export interface Site {
  /** Pages and partials by their file. */
  pages: ReadonlyMap<string, Page>;
  categories: readonly Category[];
  otherFiles: readonly OtherFile[];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .sort();
}

const isPage = (file: string) => /\.mdx?$/.test(file);
const isCategory = (file: string) => path.basename(file) === '_category_.json';
const isText = (file: string) => isPage(file) || isCategory(file);

/** A site from texts by file name, for tests and for {@link readSite}. */
export function siteOf(texts: Record<string, string>, otherFiles: OtherFile[] = []): Site {
  const entries = Object.entries(texts);
  const pages = entries
    .filter(([file]) => isPage(file))
    .map(([file, text]) => parsePage(file, text));
  return {
    pages: new Map(pages.map((page) => [page.file, page])),
    categories: entries
      .filter(([file]) => isCategory(file))
      .map(([file, text]) => parseCategory(file, text)),
    otherFiles,
  };
}

/** Reads all manuals; the project's root is the current directory. */
export function readSite(): Site {
  const files = sections.flatMap(({folder}) => (existsSync(folder) ? filesIn(folder) : []));
  const texts = files.filter(isText).map((file) => [file, readFileSync(file, 'utf8')] as const);
  const others = files
    .filter((file) => !isText(file))
    .map((file) => ({file: file.normalize('NFC'), size: statSync(file).size}));
  return siteOf(Object.fromEntries(texts), others);
}

/** Remembers what `compute` finds out about a site, so that every page can ask for it. */
export function oncePerSite<T>(compute: (site: Site) => T): (site: Site) => T {
  const known = new WeakMap<Site, {value: T}>();
  return (site) => {
    const entry = known.get(site) ?? {value: compute(site)};
    known.set(site, entry);
    return entry.value;
  };
}
