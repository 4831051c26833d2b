import {categoryProse, pageProse, type Prose} from '../../lib/content/prose';
import type {Site} from '../../lib/content/site';
import type {Finding} from './rule';

/** Every German text of the site with its file. */
export function textsOf(site: Site): (Prose & {file: string})[] {
  return [...site.pages.values(), ...site.categories].flatMap((source) =>
    ('tree' in source ? pageProse(source) : categoryProse(source)).map((prose) => ({
      ...prose,
      file: source.file,
    })),
  );
}

/** Findings for each match of a pattern in the lines of all files, code and comments included. */
export function matchesInSource(
  site: Site,
  pattern: RegExp,
  message: (match: string) => string,
): Finding[] {
  return [...site.pages.values(), ...site.categories].flatMap(({file, source}) =>
    source.split('\n').flatMap((text, index) =>
      [...text.matchAll(pattern)].map(([match]) => ({
        file,
        line: index + 1,
        message: message(match),
      })),
    ),
  );
}
