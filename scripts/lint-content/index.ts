/**
 * `npm run lint:content`: checks what Git says has changed, or given files, or everything, and shows what editors
 * should correct.
 */
import {chosen, readSite, type Site} from '@portal/content/source/site';
import {readOptions, stopAt, UsageError} from '../lib/options';
import {comment} from './formats/comment';
import {github} from './formats/github';
import {gitlab} from './formats/gitlab';
import {changedPages, narrowed} from './narrowed';
import {loadRules} from './rules';
import {format, runRules, summary, type Result} from './run';
import {selectionOf, withSharedParts} from './selection';

/** What the findings are written for: people, scripts, or the page of a pull or merge request. */
const formats: Record<string, (results: readonly Result[], site: Site) => string> = {
  json: (results) => JSON.stringify(results, null, 2),
  github,
  gitlab,
  comment: (results, site) => comment(results, changedPages(site), process.env.PREVIEW_URL),
};

const changesOnly =
  'Geprüft ist, was sich geändert hat. Alles prüft: npm run lint:content -- --all';
const partOnly =
  'Doppelte Absätze, unbenutzte Bilder und Wörter sucht nur: npm run lint:content -- --all';

async function main(): Promise<void> {
  const {positionals, values} = readOptions(
    'npm run lint:content -- [--all] [--format json|github|gitlab|comment] [Ordner oder Datei]',
    {allowPositionals: true, options: {format: {type: 'string'}, all: {type: 'boolean'}}},
  );
  const report = values.format === undefined ? undefined : formats[values.format];
  if (values.format !== undefined && !report) {
    throw new UsageError(
      `Die Form «${values.format}» gibt es nicht. Möglich sind: ${Object.keys(formats).join(', ')}.`,
    );
  }
  const all = readSite();
  const isSelected = selectionOf(positionals, all);
  const isShown = positionals.length > 0 ? withSharedParts(isSelected, all) : isSelected;
  const isEverything = values.all === true || Boolean(process.env.CI);
  const site = isEverything ? all : narrowed(all, positionals.length > 0 ? isShown : null);
  const results = (await runRules(await loadRules(), site)).filter(({file}) => isShown(file));
  const errors = results.filter(({level}) => level === 'error').length;
  if (report) {
    console.log(report(results, all));
  } else {
    results.forEach((result) => console.log(format(result)));
    const pages = chosen(site.pages.values(), site).filter(({file}) => isShown(file));
    console.log(summary(pages.length, errors, results.length - errors));
    if (site.isChosen) {
      console.log(positionals.length > 0 ? partOnly : changesOnly);
    }
  }
  process.exitCode = errors === 0 ? 0 : 1;
}

main().catch(stopAt(UsageError));
