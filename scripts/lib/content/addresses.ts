import path from 'node:path';
import {createSlugger, normalizeTags} from '@docusaurus/utils';
import {searchPath} from '../../../src/config/search';
import type {Category} from './category';
import type {Page} from './page';
import {folderInSection, sectionOf} from './sections';
import {oncePerSite, type Site} from './site';

/** Address in the portal from parts of a path: `/email`, `programme`, `ios` → `/email/programme/ios`. */
function join(...parts: string[]): string {
  const address = path.posix.join('/', ...parts);
  return address === '/' ? address : address.replace(/\/$/, '');
}

/** Whether a page stands for its folder: `index`, `readme`, or named like the folder. */
function isFolderIndex(name: string, folder: string): boolean {
  return ['index', 'readme', path.posix.basename(folder).toLowerCase()].includes(
    name.toLowerCase(),
  );
}

/** Address of a page, e.g. `/email/programme/ios`: from its place, unless front matter says otherwise. */
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

/** Address of a category's page of links; undefined where it has none. */
export function categoryAddress({file, label, link}: Category): string | undefined {
  if (link?.type !== 'generated-index') {
    return undefined;
  }
  const slug = link.slug ?? `/category/${createSlugger().slug(label ?? '')}`;
  return join(sectionOf(file).base, slug);
}

const inlineTags = {tags: false, onInlineTags: 'ignore'} as const;

/** Addresses of the lists of a page's tags; none where it has no tags, or wrong ones. */
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

/** The page behind every address; null for a category and other generated pages. */
export const addressesOf = oncePerSite((site: Site): ReadonlyMap<string, Page | null> => {
  const pages = [...site.pages.values()].filter(({isPartial}) => !isPartial);
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
