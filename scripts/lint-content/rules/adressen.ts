import path from 'node:path';
import {lineOf} from '@portal/content/frontMatter/validate';
import {categoryAddress, pageAddress} from '@portal/content/source/addresses';
import type {Page} from '@portal/content/source/page';
import {sectionOf} from '@portal/content/source/sections';
import {wholePages, type Site} from '@portal/content/source/site';
import type {Finding, Rule} from '../lib/rule';

interface Place {
  file: string;
  line: number;
}

const placeOf = ({file, source}: Page, key: string): Place => ({file, line: lineOf(source, key)});

/** Returns a finding at each place of a name that several files share. */
function shared(
  entries: readonly (readonly [name: string, place: Place])[],
  message: (name: string, other: string) => string,
): Finding[] {
  return entries.flatMap(([name, place]) => {
    const other = entries.find(([same, candidate]) => same === name && candidate !== place);
    return other ? [{...place, message: message(name, other[1].file)}] : [];
  });
}

function sameAddress(pages: readonly Page[], {categories}: Site): Finding[] {
  const entries = [
    ...pages.map((page) => [pageAddress(page), placeOf(page, 'slug')] as const),
    ...categories.flatMap((category) => {
      const address = categoryAddress(category);
      return address === undefined ? [] : [[address, {file: category.file, line: 1}] as const];
    }),
  ];
  return shared(
    entries,
    (address, other) =>
      `Die Adresse «${address}» hat auch ${other} → Geben Sie einer der beiden Dateien einen anderen Namen oder «slug».`,
  );
}

/** Finds pages with the same id. Docusaurus identifies a page by its folder and its `id`, or else its file name. */
function sameId(pages: readonly Page[]): Finding[] {
  const entries = pages.map((page) => {
    const {id} = page.frontMatter;
    const {dir, name} = path.posix.parse(page.file);
    return [`${dir}/${typeof id === 'string' ? id : name}`, placeOf(page, 'id')] as const;
  });
  return shared(
    entries,
    (full, other) =>
      `Die «id» ${path.posix.basename(full)} hat auch ${other} → Geben Sie einer der beiden Seiten eine andere «id», oder löschen Sie die Zeile.`,
  );
}

/**
 * Finds slugs that repeat the manual's address. A slug is relative to it: `/email/kalender` becomes
 * `/email/email/kalender`.
 */
function doubledBase(pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) => {
    const {slug} = page.frontMatter;
    const {base} = sectionOf(page.file);
    // Of a version, also without its number.
    const bases = [base, base.split('/', 2).join('/')].filter(Boolean);
    const doubled = bases.find((start) => `${String(slug)}/`.startsWith(`${start}/`));
    const message = `Vor «slug» kommt noch das Handbuch, die Adresse wird also «${pageAddress(page)}» → Schreiben Sie «${String(slug).slice(doubled?.length) || '/'}».`;
    return doubled === undefined ? [] : [{...placeOf(page, 'slug'), message}];
  });
}

/** Every page has its own address and id. */
export default {
  name: 'adressen',
  level: 'error',
  check: (site) => {
    const pages = wholePages(site);
    return [...sameAddress(pages, site), ...sameId(pages), ...doubledBase(pages)];
  },
} satisfies Rule;
