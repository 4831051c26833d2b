/**
 * `npm test` runs the checks between two pushes, `npm run test:all` every check of the project. Both end with
 * `N passed, N failed` and what was left out. A check without counted tests (lint, types, build) counts as one test.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {pageKinds} from '../bench/site/pageKinds';
import {execute} from '../lib/execute';
import {slowest, sum, type Count, type Part} from './results';
import {readScope} from './scope';
import {planOf, type Check} from './stages';

const reports = 'test-results/reports';

/** Returns what a runner has reported, or empty counts if there is no valid report. */
function readReport({name, read}: Check): {count: Count; parts: Part[]} {
  try {
    return read!(JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8')) as never);
  } catch {
    return {count: sum([]), parts: []};
  }
}

/** Runs one check and shows its output. Returns its counts and how long its parts took. */
async function run(check: Check, isAlone: boolean): Promise<{count: Count; parts: Part[]}> {
  const {name, command, read} = check;
  const title = `\n── ${name}: ${command}`;
  if (isAlone) console.log(title);
  const started = Date.now();
  rmSync(`${reports}/${name}.json`, {force: true});
  const {status, output} = await execute(command, isAlone);
  const seconds = (Date.now() - started) / 1000;
  if (!isAlone) console.log(`${title}\n${output}`);
  console.log(`── ${name}: ${seconds.toFixed(0)} s, exit ${status}`);
  if (!read) {
    const count = {passed: Number(status === 0), failed: Number(status !== 0), skipped: 0};
    return {count, parts: [{name, seconds}]};
  }
  const {count, parts} = readReport(check);
  // A runner that fails or ran no tests, without a counted failure, counts as one failure.
  const isSilent = (status !== 0 || count.passed + count.skipped === 0) && count.failed === 0;
  return {count: isSilent ? {...count, failed: 1} : count, parts};
}

/** Runs all stages, up to one whose required result is missing. Exits with 1 if a check failed. */
async function main(): Promise<void> {
  const started = Date.now();
  const {all, list, without} = parseArgs({
    options: {all: {type: 'boolean'}, list: {type: 'boolean'}, without: {type: 'string'}},
  }).values;
  const scope = all ? null : readScope();
  if (list) {
    planOf(scope)
      .stages.flat()
      .forEach(({command}) => console.log(command));
    return;
  }
  mkdirSync(reports, {recursive: true});
  if (scope) {
    // Only here: tests that are started by themselves look at all pages.
    process.env.TEST_PAGES = [...Object.values(pageKinds), ...scope.pages].join(' ');
  }
  const {stages, leftOut} = planOf(scope);
  if (without) {
    leftOut[without] = 'the command says so';
  }
  const results: {count: Count; parts: Part[]}[] = [];
  for (const stage of stages) {
    const checks = stage.filter(({name}) => name !== without);
    const done = await Promise.all(checks.map((check) => run(check, checks.length === 1)));
    results.push(...done);
    const missing = checks.find(({isRequired}, index) => isRequired && done[index]!.count.failed);
    if (missing) {
      console.log(`Stopped: ${missing.name} failed, and the checks after it need its result.`);
      break;
    }
  }
  const parts = results.flatMap((result) => result.parts);
  console.log('\nThe ten slowest parts (tests that run side by side share the processors):');
  slowest(parts, 10).forEach(({name, seconds}) => {
    console.log(`  ${seconds.toFixed(0).padStart(4)} s  ${name}`);
  });
  const {passed, failed, skipped} = sum(results.map(({count}) => count));
  const reasons = Object.entries(leftOut);
  if (reasons.length > 0) {
    console.log('\nLeft out (npm run test:all runs it):');
    reasons.forEach(([name, reason]) => console.log(`  ${name}: ${reason}`));
  }
  console.log(`\nIn ${((Date.now() - started) / 60_000).toFixed(1)} minutes. Reports: ${reports}`);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped + reasons.length} skipped`);
  process.exit(failed === 0 ? 0 : 1);
}

void main();
