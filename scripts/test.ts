/**
 * Runs every check of the project and prints `N passed, N failed` last.
 * A check without counted tests (lint, types, build) counts as one test.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
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
const vitest = (name: string, ...projects: string[]): Check => ({
  name,
  command: `npx vitest run ${[name, ...projects].map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${reports}/${name}.json`,
  count: (file) => countVitest(readJson(file)),
});

const checks: Check[] = [
  {name: 'format', command: 'npm run --silent format:check'},
  {name: 'lint', command: 'npm run --silent lint'},
  {name: 'lint:content', command: 'npm run --silent lint:content'},
  {name: 'typecheck', command: 'npm run --silent typecheck'},
  vitest('unit', 'mocked'),
  {name: 'browser-binary', command: 'npx tsx scripts/provide-browser.ts', required: true},
  {name: 'build', command: 'npm run --silent build', required: true},
  {name: 'build-fixture', command: 'npm run --silent build:fixture', required: true},
  vitest('build'),
  vitest('servers'),
  {
    name: 'browser',
    command: 'npx playwright test',
    count: (file) => countPlaywright(readJson(file)),
  },
];

/** Runs one check with its output shown; gives what it counted. */
function run({name, command, count}: Check): Count {
  console.log(`\n── ${name}: ${command}`);
  const started = Date.now();
  const report = `${reports}/${name}.json`;
  rmSync(report, {force: true});
  const {status} = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json`},
  });
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s, exit ${status}`);
  const counted = count && existsSync(report) ? count(report) : {passed: 0, failed: 0};
  if (status === 0 && counted.passed === 0 && !count) {
    return {passed: 1, failed: 0};
  }
  // A runner that fails, or that ran nothing, without a counted failure is one failure.
  const silent = (status !== 0 || counted.passed === 0) && counted.failed === 0;
  return silent ? {...counted, failed: 1} : counted;
}

mkdirSync(reports, {recursive: true});
const counts: Count[] = [];
for (const check of checks) {
  const result = run(check);
  counts.push(result);
  if (check.required && result.failed > 0) {
    console.log(`Stopped: ${check.name} failed, and the checks after it need its result.`);
    break;
  }
}
const {passed, failed} = sum(counts);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
