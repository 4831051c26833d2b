/** Writes THIRD-PARTY-LICENCES.md from the lockfile. */
import {readFileSync, writeFileSync} from 'node:fs';
import {licenceList} from './lib/licences';

writeFileSync(
  'THIRD-PARTY-LICENCES.md',
  licenceList(JSON.parse(readFileSync('package-lock.json', 'utf8'))),
);
