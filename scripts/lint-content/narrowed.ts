import path from 'node:path';
import {claimsFile} from '@portal/content/claims/claims';
import {recordFile} from '@portal/content/walks/record';
import {isContent} from '@portal/content/source/sections';
import {git} from '../lib/git';
import type {Page} from '@portal/content/source/page';
import {chosen, wholePages, type Site} from '@portal/content/source/site';

/** The states that a branch is compared with: the first that exists. */
const mainBranches = ['origin/HEAD', 'origin/main', 'main'];

/**
 * Returns the files of a folder that differ from the main branch, committed or not, with slashes, in composed Unicode.
 * Returns null without Git.
 */
export function changedFiles(folder = '.'): string[] | null {
  const main = mainBranches.find((branch) => git(folder, 'merge-base', 'HEAD', branch) !== null);
  const lists = [
    // With `--merge-base`, what the main branch got meanwhile does not count.
    git(folder, 'diff', '--name-only', '--no-renames', '-z', '--merge-base', main ?? 'HEAD'),
    git(folder, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return lists.includes(null)
    ? null
    : lists
        .join('')
        .split('\0')
        .filter(Boolean)
        .map((file) => file.normalize('NFC'));
}

/** Returns files and the pages that name them, because they show or link to them, or whose walk or claims they are. */
function withUsers(files: readonly string[], {pages, records}: Site): Set<string> {
  const names = files.map((file) => path.posix.basename(file));
  const users = [...pages.values()].filter(({file, source}) => {
    const pictures = Object.values(records.get(file)?.pictures ?? {}).map(({src}) => src);
    const texts = [source, recordFile(file), claimsFile(file), ...pictures];
    return names.some((name) => texts.some((text) => text.includes(name)));
  });
  return new Set([...files, ...users.map(({file}) => file)]);
}

/**
 * Returns the pages that readers see changed: those that have changed or whose walk or claims have, and those with a
 * changed partial.
 */
export function changedPages(
  site: Site,
  changed: readonly string[] = changedFiles() ?? [],
): Page[] {
  const part = narrowed(site, (file) =>
    [file, recordFile(file), claimsFile(file)].some((one) => changed.includes(one)),
  );
  return chosen(wholePages(site), part);
}

/**
 * Returns the site with a choice of files to check: the selected ones, or without a selection those that a change
 * concerns. It has no choice if nothing has changed, or something that is not content: then everything is checked.
 */
export function narrowed(
  site: Site,
  isSelected: ((file: string) => boolean) | null,
  changed: readonly string[] = isSelected ? [] : (changedFiles() ?? []),
): Site {
  if (isSelected) {
    // What is wrong with a partial shows on the pages that contain it.
    const partials = [...site.pages.values()].filter(
      (page) => page.isPartial && isSelected(page.file),
    );
    const users = withUsers(
      partials.map(({file}) => file),
      site,
    );
    return {...site, isChosen: (file) => isSelected(file) || users.has(file)};
  }
  if (changed.length === 0 || !changed.every(isContent)) {
    return site;
  }
  const concerned = withUsers(changed, site);
  return {...site, isChosen: (file) => concerned.has(file)};
}
