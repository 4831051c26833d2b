/**
 * Runs every check of the project and prints `N passed, N failed` last.
 * A check without counted tests (lint, types, build) counts as one test.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {execute} from './lib/execute';
import {countPlaywright, countVitest, sum, type Count} from './lib/results';

const reports = 'test-results/reports';

interface Check {
  name: string;
  command: string;
  count?: (file: string) => Count;
  /** Whether later checks need its result. If it fails, the run stops. */
  required?: boolean;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
/** Returns a check that runs Vitest with the script `test:…` of package.json. */
const vitest = (name: string): Check => ({
  name,
  command: `npm run --silent test:${name} -- --reporter=default --reporter=json --outputFile.json=${reports}/${name}.json`,
  count: (file) => countVitest(readJson(file)),
});

/**
 * Stages run one after the other; the checks of a stage run in parallel. The build is in the first stage because it
 * leaves some processors idle. The browser tests, which have time limits, run alone.
 */
const stages: Check[][] = [
  [
    // These run separately, because together they would load the modules of `unit` again for every file.
    vitest('unit'),
    vitest('mocked'),
    {name: 'typecheck', command: 'npm run --silent typecheck'},
    {name: 'lint', command: 'npm run --silent lint'},
    {name: 'lint:content', command: 'npm run --silent lint:content -- --all'},
    {name: 'format', command: 'npm run --silent format:check'},
    {name: 'build', command: 'npm run --silent build', required: true},
  ],
  [
    {name: 'browser-binary', command: 'npx tsx scripts/provide-browser.ts', required: true},
    {name: 'build-fixture', command: 'npm run --silent build:fixture', required: true},
    vitest('build'),
  ],
  [
    // Without another build, which would share Docusaurus' folder of generated files.
    {name: 'build-plain', command: 'npm run --silent build:plain', required: true},
    vitest('readers'),
  ],
  [vitest('servers'), vitest('plain')],
  [
    {
      name: 'browser',
      command: 'npm run --silent test:browser',
      count: (file) => countPlaywright(readJson(file)),
    },
  ],
  // The other tests look at a build without handbooks.
  [{name: 'print', command: 'npm run --silent handbook', required: true}],
  [vitest('handbook')],
];

/** Returns the counts that a runner has reported, or empty counts if there is no valid report. */
function readCount(count: (file: string) => Count, report: string): Count {
  try {
    return count(report);
  } catch {
    return sum([]);
  }
}

/** Runs one check and shows its output. Returns its counts. */
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
  // A runner that fails or ran no tests, without a counted failure, counts as one failure.
  const silent = (status !== 0 || counted.passed === 0) && counted.failed === 0;
  return silent ? {...counted, failed: 1} : counted;
}

/** Runs all stages, up to one whose required result is missing. Exits with 1 if a check failed. */
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
