import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

export interface BuildResult {
  seconds: number;
  /** Peak memory in MB. */
  memory: number;
  pages: number;
}

const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
const peakMemory = path.resolve('scripts/bench/site/peakMemory.mjs');

function run(dir: string, args: string[], env: Record<string, string> = {}): void {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: dir,
    env: {...process.env, ...env},
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`The build in ${dir} failed:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  }
}

/** Removes what an earlier build has left in a sandbox. */
export function makeCold(dir: string): void {
  ['.docusaurus', 'build', 'node_modules/.cache'].forEach((name) =>
    rmSync(path.join(dir, name), {recursive: true, force: true}),
  );
}

/** Builds the site in a folder, as `npm run build` does except for the compression. */
export function measureBuild(dir: string): BuildResult {
  const memoryFile = path.join(dir, '.docusaurus-memory');
  const start = performance.now();
  run(dir, ['--import', peakMemory, docusaurus, 'build'], {PEAK_MEMORY_FILE: memoryFile});
  const seconds = (performance.now() - start) / 1000;
  const built = readdirSync(path.join(dir, 'build'), {recursive: true, encoding: 'utf8'});
  return {
    seconds,
    memory: Number(readFileSync(memoryFile, 'utf8')) / 1024,
    pages: built.filter((file) => file.endsWith('.html')).length,
  };
}
