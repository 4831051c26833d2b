/**
 * Runs every check of the project and prints `N passed, N failed` last.
 * A check without counted tests (lint, types, build) counts as one test.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {countPlaywright, countVitest, sum, type Count} from './lib/results';

const reports = 'test-results/reports';

interface Check {
  name: string;
  command: string;
  count?: (file: string) => Count;
  /** Later checks need its result: stop when it fails. */
  required?: boolean;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
/** A check that is tests of Vitest, by the script `test:…` of package.json. */
const vitest = (name: string): Check => ({
  name,
  command: `npm run --silent test:${name} -- --reporter=default --reporter=json --outputFile.json=${reports}/${name}.json`,
  count: (file) => countVitest(readJson(file)),
});

/**
 * One stage after the other; the checks of a stage share the processors. The build is in the first
 * stage: it leaves a part of them idle. Tests with time limits for readers, the browser's, are alone.
 */
const stages: Check[][] = [
  [
    // Apart: together, they load the modules of `unit` anew for every file.
    vitest('unit'),
    vitest('mocked'),
    {name: 'typecheck', command: 'npm run --silent typecheck'},
    {name: 'lint', command: 'npm run --silent lint'},
    {name: 'lint:content', command: 'npm run --silent lint:content'},
    {name: 'format', command: 'npm run --silent format:check'},
    {name: 'build', command: 'npm run --silent build', required: true},
  ],
  [
    {name: 'browser-binary', command: 'npx tsx scripts/provide-browser.ts', required: true},
    {name: 'build-fixture', command: 'npm run --silent build:fixture', required: true},
    vitest('build'),
  ],
  [vitest('servers')],
  [
    {
      name: 'browser',
      command: 'npm run --silent test:browser',
      count: (file) => countPlaywright(readJson(file)),
    },
  ],
];

/** Runs a command; alone it shows its output at once, beside others in one piece at its end. */
function execute(command: string, isAlone: boolean): Promise<{status: number; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({status: status ?? 1, output}));
  });
}

/** What a runner has reported; nothing where it reported nothing, or died over it. */
function readCount(count: (file: string) => Count, report: string): Count {
  try {
    return count(report);
  } catch {
    return sum([]);
  }
}

/** Runs one check with its output shown; gives what it counted. */
async function run({name, command, count}: Check, isAlone: boolean): Promise<Count> {
  const title = `\n── ${name}: ${command}`;
  if (isAlone) console.log(title);
  const started = Date.now();
  const report = `${reports}/${name}.json`;
  rmSync(report, {force: true});
  const {status, output} = await execute(command, isAlone);
  if (!isAlone) console.log(`${title}\n${output}`);
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s, exit ${status}`);
  const counted = count ? readCount(count, report) : sum([]);
  if (status === 0 && counted.passed === 0 && !count) {
    return {...counted, passed: 1};
  }
  // A runner that fails, or that ran nothing, without a counted failure is one failure.
  const silent = (status !== 0 || counted.passed === 0) && counted.failed === 0;
  return silent ? {...counted, failed: 1} : counted;
}

/** Runs all stages, up to one whose result is missing; exits with 1 where a check failed. */
async function main(): Promise<void> {
  mkdirSync(reports, {recursive: true});
  const counts: Count[] = [];
  for (const checks of stages) {
    const results = await Promise.all(checks.map((check) => run(check, checks.length === 1)));
    counts.push(...results);
    const missing = checks.find(({required}, index) => required && results[index]!.failed > 0);
    if (missing) {
      console.log(`Stopped: ${missing.name} failed, and the checks after it need its result.`);
      break;
    }
  }
  const {passed, failed, skipped} = sum(counts);
  if (skipped > 0) {
    console.log(`\n${skipped} tests could not run here; the reports in ${reports} name them.`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

void main();
