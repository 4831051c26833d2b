/**
 * `buildOnce.ts SCRIPT FOLDER` runs a build script of package.json, unless the folder holds what it has built of the
 * same files, commit and settings. The commit counts because pages say when they changed last.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {parseEnv} from '../../src/config/env';
import {git, projectFiles} from '../lib/git';

const [script = '', folder = ''] = process.argv.slice(2);
const memory = `${folder}/.inputs`;

/** Files that no build reads. */
const isLeftOut = (file: string) => /^(?:tests\/(?!fixtures)|studio\/)|\.test\./.test(file);

/** Returns a hash of all that a build depends on. */
function hashInputs(): string {
  const settings = JSON.stringify(parseEnv(process.env));
  const hash = createHash('sha1').update(
    process.version + settings + git('.', 'rev-parse', 'HEAD'),
  );
  projectFiles()
    .filter((file) => !isLeftOut(file) && existsSync(file) && statSync(file).isFile())
    .sort()
    .forEach((file) => hash.update(file).update(readFileSync(file)));
  return hash.digest('hex');
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** Whether handbooks have been printed into the build, which its tests do not expect. */
const isPrinted = (read(`${folder}/handbuch/liste.json`) ?? '[]') !== '[]';

const inputs = hashInputs();
if (read(memory) === inputs && !isPrinted) {
  console.log(`${folder} is built of the same files: not built again.`);
} else {
  const {status} = spawnSync('npm', ['run', '--silent', script], {stdio: 'inherit'});
  process.exitCode = status ?? 1;
  if (status === 0) {
    writeFileSync(memory, inputs);
  }
}
