/** `npm run lint:content`: checks all pages and shows what editors should correct. Paths limit what is shown. */
import {readSite} from '../lib/content/site';
import {readOptions, stopAt, UsageError} from '../lib/options';
import {rules} from './rules';
import {format, runRules, summary} from './run';
import {selectionOf} from './selection';

async function main(): Promise<void> {
  const {positionals, values} = readOptions(
    'npm run lint:content -- [--json] [Ordner oder Datei]',
    {
      allowPositionals: true,
      options: {json: {type: 'boolean', default: false}},
    },
  );
  const site = readSite();
  const isSelected = selectionOf(positionals, site);
  const results = (await runRules(rules, site)).filter(({file}) => isSelected(file));
  const errors = results.filter(({level}) => level === 'error').length;
  if (values.json) {
    console.log(JSON.stringify(results, null, 2));
  } else {
    results.forEach((result) => console.log(format(result)));
    const pages = [...site.pages.keys()].filter(isSelected);
    console.log(summary(pages.length, errors, results.length - errors));
  }
  process.exitCode = errors === 0 ? 0 : 1;
}

main().catch(stopAt(UsageError));
