/** Uploads the records of the last build to the hosted search. `--dry-run` only shows what it would do. */
import {readFileSync} from 'node:fs';
import {algoliasearch} from 'algoliasearch';
import {parseSearchPushEnv} from '../../src/config/env';
import {wordFiles} from '../../src/config/wordFiles';
import {recordsOf} from '@portal/search/records';
import {readBuiltPages} from '../lib/builtPages';
import {describePlan} from './plan';
import {originProblem, push, type Upload} from './push';
import {indexSettings} from './settings';
import {hostedSynonyms} from './synonyms';
import {startOptions} from '../lib/options';

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function readUpload(outDir: string, siteUrl: string): Upload {
  const records = readBuiltPages(outDir).flatMap(recordsOf);
  const problem = originProblem(records, siteUrl);
  if (problem !== null) {
    fail(problem);
  }
  return {
    records,
    settings: indexSettings,
    synonyms: hostedSynonyms(readFileSync(wordFiles.synonyms, 'utf8')),
  };
}

async function run(isDryRun: boolean): Promise<void> {
  const {siteUrl, appId, adminKey, indexName} = parseSearchPushEnv(process.env);
  if (isDryRun) {
    console.log(describePlan(indexName, readUpload('build', siteUrl)));
    return;
  }
  if (appId === null || adminKey === null) {
    fail('Set ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY (a key that may write) to upload the records.');
  }
  const upload = readUpload('build', siteUrl);
  await push(algoliasearch(appId, adminKey), indexName, upload);
  console.log(`The index «${indexName}» has been replaced: ${upload.records.length} records.`);
}

const {values} = startOptions('npm run search:push -- --dry-run', {
  options: {'dry-run': {type: 'boolean', default: false}},
});
run(values['dry-run']).catch((error: Error) => fail(`The upload failed: ${error.message}`));
