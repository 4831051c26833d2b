/**
 * Runs the rules and formats what they find. `remark-lint` and `vfile-reporter` do not shorten this: almost half of the
 * rules look at the whole site or at pictures, not at one tree, the guide for editors shows this format, and `perNode`
 * walks with unist-util-visit in 15 lines. The rules of remark-lint speak English.
 */
import {withPartials} from '@portal/content/source/expand';
import type {Page} from '@portal/content/source/page';
import {isReadable} from '@portal/content/source/readable';
import {chosen, type Site} from '@portal/content/source/site';
import type {Finding, Rule} from './lib/rule';

/** The rule whose findings explain those of others on their line. */
const cause = 'unsichtbares';
/** The rules that say why a page cannot be read. */
const reading = [cause, 'seitenkopf', 'mdx'];

export interface Result extends Finding {
  rule: string;
  level: Rule['level'];
}

async function runRule({name, level, check}: Rule, site: Site): Promise<Result[]> {
  return (await check(site)).map((finding) => ({level, ...finding, rule: name}));
}

/** Formats a finding as `typo3/login.mdx:12  linktext  …`. A warning is marked as such. */
export function format({file, line, rule, level, message}: Result): string {
  return `${file}:${line}  ${rule}${level === 'warning' ? ' (Hinweis)' : ''}  ${message}`;
}

/** Returns the last line: `1 Datei geprüft: 2 Fehler, 1 Hinweis.` */
export function summary(pages: number, errors: number, hints: number, done = 'geprüft'): string {
  return `${pages} ${pages === 1 ? 'Datei' : 'Dateien'} ${done}: ${errors} Fehler, ${hints} ${hints === 1 ? 'Hinweis' : 'Hinweise'}.`;
}

/**
 * Keeps only the finding about an invisible character on its line, because the others report its consequences. Where a
 * link or a component is wrongly written, or a program has left a message, the dictionary reads what is no text.
 */
function withoutConsequences(results: Result[]): Result[] {
  const place = ({file, line}: Result) => `${file}:${line}`;
  const placesOf = (...names: string[]) =>
    new Set(results.filter(({rule}) => names.includes(rule)).map(place));
  const hidden = placesOf(cause);
  const noText = placesOf('markdown', 'bausteine', 'offene-stellen');
  return results.filter(
    (result) =>
      result.rule === cause ||
      !(
        hidden.has(place(result)) ||
        (result.rule === 'rechtschreibung' && noText.has(place(result)))
      ),
  );
}

/** Leaves out what follows from an error of the compared page or of its partials. */
function withoutComparisons(results: Result[], site: Site): Result[] {
  const errors = results.filter(({level, compared}) => level === 'error' && !compared);
  const wrong = new Set(errors.map(({file}) => file));
  const isWrong = (page: Page) => [...withPartials(page, site)].some(({file}) => wrong.has(file));
  const waiting = [...site.pages.values()].filter(({file}) =>
    results.some(({compared}) => compared === file),
  );
  const left = new Set(waiting.filter(isWrong).map(({file}) => file));
  return results.filter(({compared}) => !compared || !left.has(compared));
}

/** Returns the site without the pages that cannot be read, for the rules that do not say why. */
function readablePart(site: Site): Site {
  const pages = chosen(site.pages.values(), site).filter((page) => !isReadable(page, site));
  const unreadable = new Set(pages.map(({file}) => file));
  const isChosen = (file: string) => !unreadable.has(file) && (site.isChosen?.(file) ?? true);
  return unreadable.size > 0 ? {...site, isChosen} : site;
}

/**
 * Runs rules on a site. Returns every finding once, causes before comparisons, then in the order of files and lines.
 * What compares all files runs only when nothing else is wrong.
 */
export async function runRules(rules: readonly Rule[], site: Site): Promise<Result[]> {
  const readable = readablePart(site);
  const run = async (running: readonly Rule[]): Promise<Result[]> => {
    const found = running.map((rule) =>
      runRule(rule, reading.includes(rule.name) ? site : readable),
    );
    const results = (await Promise.all(found)).flat();
    // A partial is visited on every page that uses it.
    return [...new Map(results.map((result) => [format(result), result])).values()];
  };
  const found = await run(rules.filter(({needsAll}) => !needsAll));
  const results = withoutComparisons(withoutConsequences(found), site);
  if (!site.isChosen && results.every(({level}) => level !== 'error')) {
    results.push(...(await run(rules.filter(({needsAll}) => needsAll))));
  }
  const about = ({compared, file}: Result) => compared ?? file;
  const isLate = ({compared}: Result) => Number(compared !== undefined);
  const isElsewhere = (result: Result) => Number(result.file !== about(result));
  return results.sort(
    (a, b) =>
      isLate(a) - isLate(b) ||
      about(a).localeCompare(about(b)) ||
      isElsewhere(a) - isElsewhere(b) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.rule.localeCompare(b.rule),
  );
}
