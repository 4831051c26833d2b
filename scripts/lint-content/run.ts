import type {Site} from '../lib/content/site';
import type {Finding, Rule} from './lib/rule';

export interface Result extends Finding {
  rule: string;
  level: Rule['level'];
}

async function runRule({name, level, check}: Rule, site: Site): Promise<Result[]> {
  return (await check(site)).map((finding) => ({...finding, rule: name, level}));
}

/** `typo3/login.mdx:12  linktext  …`; a warning says so. */
export function format({file, line, rule, level, message}: Result): string {
  return `${file}:${line}  ${rule}${level === 'warning' ? ' (Hinweis)' : ''}  ${message}`;
}

/** The last line: `1 Datei geprüft: 2 Fehler, 1 Hinweis.` */
export function summary(pages: number, errors: number, hints: number): string {
  return `${pages} ${pages === 1 ? 'Datei' : 'Dateien'} geprüft: ${errors} Fehler, ${hints} ${hints === 1 ? 'Hinweis' : 'Hinweise'}.`;
}

/** Runs rules over a site. Gives every finding once, in the order of files and lines. */
export async function runRules(rules: readonly Rule[], site: Site): Promise<Result[]> {
  const results = (await Promise.all(rules.map((rule) => runRule(rule, site)))).flat();
  // A partial is met on every page that uses it.
  const unique = new Map(results.map((result) => [format(result), result]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule),
  );
}
