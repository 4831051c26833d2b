/** `npm run lint:content`: checks all pages and shows what editors should correct. Paths limit what is shown. */
import {parseArgs} from 'node:util';
import {readSite} from '../lib/content/site';
import {rules} from './rules';
import {format, runRules} from './run';

async function main(): Promise<void> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {json: {type: 'boolean', default: false}},
  });
  const site = readSite();
  const wanted = positionals.map((place) => place.replace(/^\.\//, ''));
  const results = (await runRules(rules, site)).filter(
    ({file}) => wanted.length === 0 || wanted.some((place) => file.startsWith(place)),
  );
  const errors = results.filter(({level}) => level === 'error').length;
  if (values.json) {
    console.log(JSON.stringify(results, null, 2));
  } else {
    results.forEach((result) => console.log(format(result)));
    const hints = results.length - errors;
    console.log(`${site.pages.size} Dateien geprüft: ${errors} Fehler, ${hints} Hinweise.`);
  }
  process.exitCode = errors === 0 ? 0 : 1;
}

void main();
