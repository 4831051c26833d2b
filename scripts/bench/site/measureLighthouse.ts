import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Result} from 'lighthouse';

/** The scores of 100, by category, and what keeps them from it. */
export interface LighthouseResult {
  scores: Record<string, number>;
  /** Ids of the audits that cost points. */
  missed: string[];
}

const lighthouse = path.resolve('node_modules/lighthouse/cli/index.js');

/** Lighthouse's verdict (mobile) on a page, by a browser that listens on `port`. */
export async function measureLighthouse(address: string, port: number): Promise<LighthouseResult> {
  // In a process of its own: the loader that runs this one adds names that its page scripts lack.
  const args = [lighthouse, address, `--port=${port}`, '--output=json', '--quiet'];
  const {stdout} = await promisify(execFile)(process.execPath, args, {maxBuffer: 1e8});
  const {categories, audits} = JSON.parse(stdout) as Result;
  const weighty = Object.values(categories).flatMap(({auditRefs}) =>
    auditRefs.filter(({weight}) => weight > 0).map(({id}) => id),
  );
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, {score}]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    missed: weighty.filter((id) => (audits[id]?.score ?? 1) < 1),
  };
}
