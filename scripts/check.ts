/**
 * `npm run check`: the checks that take seconds, for the time between two commits. It keeps what it has found in
 * `.cache`. `npm test` does not use that, because a cached result of a lint rule does not know of a change in other
 * files.
 */
import {execute} from './lib/execute';

const cache = '.cache';
const lint = `--cache --cache-strategy content --cache-location ${cache}`;

const checks: Record<string, string> = {
  format: `prettier --check --log-level warn --cache --cache-strategy content --cache-location ${cache}/prettier .`,
  lint: `eslint ${lint}/eslint/ . && stylelint ${lint}/stylelint '{src,packages,static,scripts}/**/*.css'`,
  types: `tsc --noEmit --incremental --tsBuildInfoFile ${cache}/tsc.tsbuildinfo`,
  content: 'jiti scripts/lint-content/index.ts',
  walks: 'vitest run --project mocked tests/unit/walks.mocked.test.ts',
  unit: 'vitest run --project unit --project mocked --changed --passWithNoTests',
};

/** Runs a check and shows what it found. Returns whether it passed. */
async function run([name, command]: [string, string]): Promise<boolean> {
  const started = Date.now();
  const {status, output} = await execute(command, false);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`── ${name}: ${seconds} s, ${status === 0 ? 'passed' : `failed: ${command}`}`);
  if (status !== 0) {
    console.log(output);
  }
  return status === 0;
}

async function main(): Promise<void> {
  const results = await Promise.all(Object.entries(checks).map(run));
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

void main();
