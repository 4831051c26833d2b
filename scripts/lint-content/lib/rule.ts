import type {Nodes} from 'mdast';
import {lineOf, nodesIn} from '@portal/content/mdx/mdx';
import type {Page} from '@portal/content/source/page';
import {chosen, type Site} from '@portal/content/source/site';

/** Something to correct. */
export interface Finding {
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** «Was ist falsch → was tun», in German, for editors. */
  message: string;
  /** Another level than that of the rule, until all pages hold to it. */
  level?: Rule['level'];
  /** The page whose text differs from something else. While the page has errors itself, this follows from them. */
  compared?: string;
}

/** One rule: one file in `rules`, and its case in `remedies.test.ts`. */
export interface Rule {
  /** Name of its file, which editors see in front of the message. */
  name: string;
  /** An error fails the check, a warning is only shown. */
  level: 'error' | 'warning';
  /** Whether it compares all files, so that it runs only if all are checked. */
  needsAll?: true;
  check: (site: Site) => Finding[] | Promise<Finding[]>;
}

type PageFinding = Omit<Finding, 'file'>;

/** Returns a check of every chosen page and partial separately. */
export function perPage(check: (page: Page, site: Site) => PageFinding[]): Rule['check'] {
  return (site) =>
    chosen(site.pages.values(), site).flatMap((page) =>
      check(page, site).map((finding) => ({file: page.file, ...finding})),
    );
}

/**
 * Returns a check of every node of every chosen page and partial. `checkOf` returns the check of one page, which
 * returns what is wrong with a node: messages for its first line, or findings on a later line. Null means that nothing
 * is wrong.
 */
export function perNode(
  checkOf: (
    page: Page,
  ) => (node: Nodes) => string | PageFinding | readonly (string | PageFinding)[] | null,
): Rule['check'] {
  return perPage((page) => {
    const check = checkOf(page);
    return nodesIn(page.tree).flatMap((node) =>
      [check(node) ?? []]
        .flat()
        .map((problem) =>
          typeof problem === 'string' ? {line: lineOf(node), message: problem} : problem,
        ),
    );
  });
}
