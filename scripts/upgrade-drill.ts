/**
 * `npm run upgrade:drill`: installs the newest Docusaurus of the registry (or `--to 3.11.0`, `--to canary`) into a copy
 * of the repository, builds it with and without docusaurus-lean, checks the theme overrides, and reports what breaks.
 * The repository itself stays as it is.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {startOptions} from './lib/options';

const {values} = startOptions('npm run upgrade:drill -- --to 3.11.0 --keep', {
  options: {to: {type: 'string'}, keep: {type: 'boolean'}},
});

interface Outcome {
  step: string;
  passed: boolean;
  /** What the step printed. */
  output: string;
}

const unitTests = 'npx vitest run --project unit';
const copy = mkdtempSync(path.join(tmpdir(), 'upgrade-drill-'));

function run(step: string, command: string, env: NodeJS.ProcessEnv = {}): Outcome {
  console.log(`── ${step}: ${command}`);
  const {status, stdout, stderr} = spawnSync(command, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    env: {...process.env, ...env},
    maxBuffer: 1e8,
  });
  return {step, passed: status === 0, output: `${stdout}\n${stderr}`.trim()};
}

/** Writes the version into every package.json of the copy, for every package of Docusaurus. */
function setVersion(version: string): void {
  const {stdout} = spawnSync('git', ['ls-files', '*package.json'], {cwd: copy, encoding: 'utf8'});
  for (const name of stdout.trim().split('\n')) {
    const file = path.join(copy, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/("@docusaurus\/[\w-]+": ")[^"]+/g, `$1${version}`));
  }
}

/** Returns the version of Docusaurus that the registry has under a number or a tag. */
function published(wanted: string): string {
  const {stdout} = spawnSync('npm', ['view', `@docusaurus/core@${wanted}`, 'version'], {
    encoding: 'utf8',
  });
  const version = stdout.trim();
  if (!version) {
    throw new Error(`The registry has no @docusaurus/core@${wanted}: name another one with --to.`);
  }
  return version;
}

const version = published(values.to ?? 'latest');
const clone = spawnSync('git', ['clone', '--quiet', process.cwd(), copy], {stdio: 'inherit'});
if (clone.status !== 0) {
  throw new Error('The repository could not be cloned.');
}
setVersion(version);
const outcomes = [run('install', 'npm install --no-audit --no-fund --force')];
if (outcomes[0]!.passed) {
  outcomes.push(
    run('build on plain Docusaurus', 'npm run build', {LEAN: 'off'}),
    run('build with docusaurus-lean', 'npm run build', {LEAN: 'on'}),
    // Left out is what only says that the version is another one.
    run('theme overrides', `${unitTests} tests/unit/overrides.test.ts -t 'upstream component'`),
    run('docusaurus-lean', `${unitTests} packages/docusaurus-lean/src/routes`),
    run('types', 'npm run typecheck'),
  );
}
console.log(`\nDocusaurus ${version}`);
for (const {step, passed, output} of outcomes) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${step}`);
  if (!passed) {
    console.log(output.slice(-2000).replace(/^/gm, '        '));
  }
}
if (values.keep) {
  console.log(`The copy is in ${copy}.`);
} else {
  rmSync(copy, {recursive: true, force: true});
}
process.exit(outcomes.every(({passed}) => passed) ? 0 : 1);
