/**
 * Runs the rules and formats what they find. `remark-lint` and `vfile-reporter` do not shorten this: almost half of the rules
 * look at the whole site or at pictures, not at one tree, the guide for editors shows this format, and `perNode` walks
 * with unist-util-visit in 15 lines. The rules of remark-lint speak English.
 */
import type {Site} from '../lib/content/site';
import type {Finding, Rule} from './lib/rule';

/** The rule whose findings explain those of others. */
const cause = 'unsichtbares';

export interface Result extends Finding {
  rule: string;
  level: Rule['level'];
}

async function runRule({name, level, check}: Rule, site: Site): Promise<Result[]> {
  return (await check(site)).map((finding) => ({...finding, rule: name, level}));
}

/** Formats a finding as `typo3/login.mdx:12  linktext  …`. A warning is marked as such. */
export function format({file, line, rule, level, message}: Result): string {
  return `${file}:${line}  ${rule}${level === 'warning' ? ' (Hinweis)' : ''}  ${message}`;
}

/** Returns the last line: `1 Datei geprüft: 2 Fehler, 1 Hinweis.` */
export function summary(pages: number, errors: number, hints: number, done = 'geprüft'): string {
  return `${pages} ${pages === 1 ? 'Datei' : 'Dateien'} ${done}: ${errors} Fehler, ${hints} ${hints === 1 ? 'Hinweis' : 'Hinweise'}.`;
}

/** Keeps only the finding about an invisible character on its line, because the others report its consequences. */
function withoutConsequences(results: Result[]): Result[] {
  const place = ({file, line}: Result) => `${file}:${line}`;
  const hidden = new Set(results.filter(({rule}) => rule === cause).map(place));
  return results.filter((result) => result.rule === cause || !hidden.has(place(result)));
}

/** Runs rules on a site. Returns every finding once, in the order of files and lines. */
export async function runRules(rules: readonly Rule[], site: Site): Promise<Result[]> {
  const running = rules.filter(({needsAll}) => !needsAll || !site.isChosen);
  const results = (await Promise.all(running.map((rule) => runRule(rule, site)))).flat();
  // A partial is visited on every page that uses it.
  const unique = new Map(results.map((result) => [format(result), result]));
  return withoutConsequences([...unique.values()]).sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule),
  );
}
