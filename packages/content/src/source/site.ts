import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseCategory, type Category} from './category';
import {parsePage, type Page} from './page';
import {plainText} from './plainText';
import {sections} from './sections';
import {isClaimsFile, parseClaims, type ReadClaims} from '../claims/claims';
import {isRecord, pageOf, type WalkRecord} from '../walks/record';

/** Any other file in the folders of the manuals: mostly pictures. */
export interface OtherFile {
  file: string;
  /** Its name on disk if it differs, because a Mac may have decomposed it. */
  storedAs?: string;
  /** Size in bytes. */
  size: number;
}

/** A file of claims, which may be wrong. */
export type ClaimsSource = ReadClaims & {source: string};

/** Everything that editors write: pages, partials, categories, pictures. */
export interface Site {
  /** Pages and partials by their file. */
  pages: ReadonlyMap<string, Page>;
  categories: readonly Category[];
  otherFiles: readonly OtherFile[];
  /** The records of walks by their pages. */
  records: ReadonlyMap<string, WalkRecord>;
  /** The claims of pages by their file. */
  claims: ReadonlyMap<string, ClaimsSource>;
  /** Whether to check a file; all are checked without it. The others are there for what refers to them. */
  isChosen?: (file: string) => boolean;
}

/** Returns the pages of a site, without the partials. */
export const wholePages = ({pages}: Site): Page[] =>
  [...pages.values()].filter(({isPartial}) => !isPartial);

/** Returns those of the site's files that are to be checked. */
export const chosen = <T extends {file: string}>(files: Iterable<T>, {isChosen}: Site): T[] =>
  [...files].filter(({file}) => isChosen?.(file) ?? true);

function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .sort();
}

const isPage = (file: string) => /\.mdx?$/.test(file);
const isCategory = (file: string) => path.basename(file) === '_category_.json';
const isText = (file: string) =>
  isPage(file) || isCategory(file) || isRecord(file) || isClaimsFile(file);

/** Returns a site from texts by file name, for tests and for {@link readSite}. */
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
    records: new Map(
      entries
        .filter(([file]) => isRecord(file))
        .map(([file, text]) => [pageOf(file.normalize('NFC')), JSON.parse(text) as WalkRecord]),
    ),
    claims: new Map(
      entries
        .filter(([file]) => isClaimsFile(file))
        .map(([file, text]) => {
          const source = plainText(text);
          return [file.normalize('NFC'), {source, ...parseClaims(source)}];
        }),
    ),
  };
}

/** Reads all manuals. The project's root is the current directory. */
export function readSite(): Site {
  const files = sections.flatMap(({folder}) => (existsSync(folder) ? filesIn(folder) : []));
  const texts = files.filter(isText).map((file) => [file, readFileSync(file, 'utf8')] as const);
  const others = files
    .filter((file) => !isText(file))
    .map((file) => ({file: file.normalize('NFC'), storedAs: file, size: statSync(file).size}));
  return siteOf(Object.fromEntries(texts), others);
}

/** Caches the result of `compute` for a site, so that every page can ask for it. */
export function oncePerSite<T>(compute: (site: Site) => T): (site: Site) => T {
  const known = new WeakMap<Site, {value: T}>();
  return (site) => {
    const entry = known.get(site) ?? {value: compute(site)};
    known.set(site, entry);
    return entry.value;
  };
}
