import path from 'node:path';
import {createSlugger, normalizeTags} from '@docusaurus/utils';
import {searchPath} from '../routes';
import type {Category} from './category';
import type {Page} from './page';
import {folderInSection, sectionOf} from './sections';
import {oncePerSite, wholePages, type Site} from './site';

/** Returns the address in the portal from parts of a path: `/email`, `programme`, `ios` → `/email/programme/ios`. */
function join(...parts: string[]): string {
  const address = path.posix.join('/', ...parts);
  return address === '/' ? address : address.replace(/\/$/, '');
}

/** Returns whether a page is the index of its folder: `index`, `readme`, or named like the folder. */
function isFolderIndex(name: string, folder: string): boolean {
  return ['index', 'readme', path.posix.basename(folder).toLowerCase()].includes(
    name.toLowerCase(),
  );
}

/**
 * Returns the address of a page, e.g. `/email/programme/ios`. It follows from the file's path, unless front matter
 * sets another.
 */
export function pageAddress(page: Page): string {
  const {base} = sectionOf(page.file);
  const folder = folderInSection(page.file);
  const name = path.posix.basename(page.file).replace(/\.mdx?$/, '');
  const {slug, id} = page.frontMatter;
  if (typeof slug === 'string') {
    return join(base, path.posix.resolve('/', folder, slug));
  }
  return isFolderIndex(name, folder)
    ? join(base, folder)
    : join(base, folder, typeof id === 'string' ? id : name);
}

/** Returns the address of a category's page of links, or undefined if there is none. */
export function categoryAddress({file, label, link}: Category): string | undefined {
  if (link?.type !== 'generated-index') {
    return undefined;
  }
  const slug = link.slug ?? `/category/${createSlugger().slug(label ?? '')}`;
  return join(sectionOf(file).base, slug);
}

const inlineTags = {tags: false, onInlineTags: 'ignore'} as const;

/** Returns the addresses of the lists of a page's tags, or none if it has no valid tags. */
function tagAddresses({file, frontMatter: {tags}}: Page): string[] {
  const frontMatterTags = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  const all = join(sectionOf(file).base, 'tags');
  const lists = normalizeTags({
    options: inlineTags,
    source: file,
    frontMatterTags,
    tagsBaseRoutePath: all,
    tagsFile: null,
  });
  return lists.length > 0 ? [all, ...lists.map(({permalink}) => permalink)] : [];
}

/** Returns the page of every address. It is null for a category and other generated pages. */
export const addressesOf = oncePerSite((site: Site): ReadonlyMap<string, Page | null> => {
  const pages = wholePages(site);
  const categories = site.categories
    .map(categoryAddress)
    .filter((address) => address !== undefined);
  return new Map<string, Page | null>([
    ...[`/${searchPath}`, ...categories, ...pages.flatMap(tagAddresses)].map(
      (address) => [address, null] as const,
    ),
    ...pages.map((page) => [pageAddress(page), page] as const),
  ]);
});
