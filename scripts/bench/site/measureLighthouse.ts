import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Result} from 'lighthouse';

/** The scores out of 100 by category, and the audits that lower them. */
export interface LighthouseResult {
  scores: Record<string, number>;
  /** Ids of the audits that cost points. */
  missed: string[];
}

const lighthouse = path.resolve('node_modules/lighthouse/cli/index.js');

/** Returns Lighthouse's result (mobile) for a page, from a browser that listens on `port`. */
export async function measureLighthouse(address: string, port: number): Promise<LighthouseResult> {
  // This runs in a separate process, because the loader of this one adds names that Lighthouse's page scripts lack.
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
