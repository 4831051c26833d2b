/** `npm run content:report`: reports the content of each manual. With `--json` for programs. */
import {readSite} from '@portal/content/source/site';
import {readOptions, stopAt, UsageError} from '../lib/options';
import {loadRules} from '../lint-content/rules';
import {runRules} from '../lint-content/run';
import {contentReport} from './report';
import {table} from './table';
import {readTasks, withoutSteps} from './tasks';

async function main(): Promise<void> {
  const {values} = readOptions('npm run content:report -- [--json]', {
    options: {json: {type: 'boolean', default: false}},
  });
  const site = readSite();
  const reports = contentReport(site, await runRules(await loadRules(), site));
  const tasks = withoutSteps(readTasks(), site);
  console.log(values.json ? JSON.stringify(reports, null, 2) : table(reports, tasks));
}

main().catch(stopAt(UsageError));
