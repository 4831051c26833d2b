import type {Page} from '../../lib/content/page';
import type {Site} from '../../lib/content/site';

/** Something to correct. */
export interface Finding {
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** «Was ist falsch → was tun», in German, for editors. */
  message: string;
}

/** One rule: one file in `rules` and one test beside it. */
export interface Rule {
  /** Name of its file; the editors' guide explains it under this name. */
  name: string;
  /** An error fails the check, a warning is only shown. */
  level: 'error' | 'warning';
  check: (site: Site) => Finding[] | Promise<Finding[]>;
}

/** A check of every page and partial by itself. */
export function perPage(check: (page: Page, site: Site) => Omit<Finding, 'file'>[]): Rule['check'] {
  return (site) =>
    [...site.pages.values()].flatMap((page) =>
      check(page, site).map((finding) => ({file: page.file, ...finding})),
    );
}
