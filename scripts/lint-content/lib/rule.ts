import type {Nodes, Parent} from 'mdast';
import {visit} from 'unist-util-visit';
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

type PageFinding = Omit<Finding, 'file'>;

/** A check of every page and partial by itself. */
export function perPage(check: (page: Page, site: Site) => PageFinding[]): Rule['check'] {
  return (site) =>
    [...site.pages.values()].flatMap((page) =>
      check(page, site).map((finding) => ({file: page.file, ...finding})),
    );
}

/**
 * A check of every node of every page and partial. `checkOf` gives the check of one page; that tells what is wrong
 * with a node: messages for its first line, or findings on a line further down. Null where nothing is.
 */
export function perNode(
  checkOf: (
    page: Page,
  ) => (node: Nodes) => string | PageFinding | readonly (string | PageFinding)[] | null,
): Rule['check'] {
  return perPage((page) => {
    const check = checkOf(page);
    const found: PageFinding[] = [];
    visit(page.tree as Parent, (node) => {
      const line = node.position?.start.line ?? 1;
      for (const problem of [check(node as Nodes) ?? []].flat()) {
        found.push(typeof problem === 'string' ? {line, message: problem} : problem);
      }
    });
    return found;
  });
}
