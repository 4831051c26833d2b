import type {Nodes} from 'mdast';
import {categoryProse, pageProse, type Prose} from '@portal/content/source/prose';
import {chosen, type Site} from '@portal/content/source/site';
import type {Finding} from './rule';

/** Returns every German text of the chosen files, without the nodes that `isSkipped` leaves out. */
export function textsOf(
  site: Site,
  isSkipped?: (node: Nodes) => boolean,
): (Prose & {file: string})[] {
  return chosen([...site.pages.values(), ...site.categories], site).flatMap((source) =>
    ('tree' in source ? pageProse(source, isSkipped) : categoryProse(source)).map((prose) => ({
      ...prose,
      file: source.file,
    })),
  );
}

/**
 * Returns findings for each match of a pattern, with its first group, in the lines of the chosen files as they are on
 * disk, including code and comments.
 */
export function matchesInSource(
  site: Site,
  pattern: RegExp,
  message: (match: string, group?: string) => string | null,
): Finding[] {
  const pages = [...site.pages.values()].map(({file, written}) => ({file, source: written}));
  return chosen([...pages, ...site.categories], site).flatMap(({file, source}) =>
    source.split('\n').flatMap((text, index) =>
      [...text.matchAll(pattern)].flatMap(([match, group]) => {
        const told = message(match, group);
        return told === null ? [] : [{file, line: index + 1, message: told}];
      }),
    ),
  );
}
