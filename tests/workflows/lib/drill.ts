import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fill, isMet, type Contexts, type Status} from './expressions';
import type {Job, Step, Workflow} from './workflow';

/** Why a workflow runs. */
export interface Occasion {
  /** Name of the branch. */
  branch: string;
  event: 'push' | 'schedule' | 'workflow_dispatch' | 'pull_request';
  /** The file that the branch changes. */
  changes?: string;
  /** Inputs of a run by hand. */
  inputs?: Record<string, string>;
}

/** How a drill went: the result of each job, the commands that ran, and what the failed ones printed. */
export interface Outcome {
  jobs: Record<string, Status>;
  ran: string[];
  failures: string[];
}

const readPairs = (file: string) =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (line.includes('=') ? [line.split(/=(.*)/s).slice(0, 2)] : [])),
  ) as Record<string, string>;

/** Runs a command and stops the test if it fails. */
function git(folder: string, ...args: string[]): void {
  const {status, stderr} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')}: ${stderr}`);
  }
}

/** Where the jobs of a drill run. */
interface Place {
  clone: string;
  /** What stands in for npm and the like. */
  tools: string;
  temporary: string;
}

/** Clones the last commit as a runner would check it out. */
function checkOut({branch, changes}: Occasion): Place {
  const place = mkdtempSync(path.join(tmpdir(), 'workflow-drill-'));
  const [clone, tools, temporary] = ['clone', 'tools', 'temporary'].map((name) =>
    path.join(place, name),
  ) as [string, string, string];
  mkdirSync(tools);
  mkdirSync(temporary);
  for (const name of ['npm', 'npx', 'gh']) {
    symlinkSync(path.resolve('tests/workflows/lib/standIn.mjs'), path.join(tools, name));
  }
  git('.', 'clone', '--quiet', process.cwd(), clone);
  git(clone, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  git(clone, 'checkout', '--quiet', '-B', branch);
  if (changes) {
    writeFileSync(path.join(clone, changes), '\n', {flag: 'a'});
    const author = ['-c', 'user.name=Drill', '-c', 'user.email=drill@example.ch'];
    git(clone, ...author, 'commit', '--quiet', '--all', '--message', 'Change');
  }
  return {clone, tools, temporary};
}

/** Does the `run` steps of a job. What GitHub's own actions do is left out. */
function runJob(job: Job, contexts: Contexts, place: Place, outcome: Outcome): Status {
  const {clone, tools, temporary} = place;
  // As fresh as a clone, and quicker.
  git(clone, 'clean', '-ffdxq');
  const steps: Record<string, {outputs: Record<string, string>}> = {};
  const known = {...contexts, steps};
  let status: Status = 'success';
  for (const {run, id, env = {}, if: condition} of job.steps) {
    if (!run || !isMet(condition, known, status)) {
      continue;
    }
    const command = fill(run, known);
    const outputs = path.join(temporary, 'outputs');
    writeFileSync(outputs, '');
    const values = Object.entries(env).map(([name, value]) => [name, fill(String(value), known)]);
    const {
      status: exit,
      stdout,
      stderr,
    } = spawnSync('bash', ['-e', '-c', command], {
      cwd: clone,
      encoding: 'utf8',
      env: {
        PATH: `${tools}:${process.env.PATH}`,
        HOME: temporary,
        RUNNER_TEMP: temporary,
        GITHUB_OUTPUT: outputs,
        DRILL_MODULES: path.resolve('node_modules'),
        ...(Object.fromEntries(values) as Record<string, string>),
      },
    });
    outcome.ran.push(command);
    if (id) {
      steps[id] = {outputs: readPairs(outputs)};
    }
    if (exit !== 0) {
      status = 'failure';
      outcome.failures.push(`${command}: exit ${exit}\n${stdout}${stderr}`);
    }
  }
  return status;
}

/** What `success()` means for a job: the worst of what it needs. */
function worst(results: readonly Status[]): Status {
  return (['failure', 'skipped'] as const).find((one) => results.includes(one)) ?? 'success';
}

/** Does all jobs of a workflow for one occasion, in the order of the file, which is that of their needs. */
export function drill({jobs}: Workflow, occasion: Occasion): Outcome {
  const {branch, event, inputs = {}} = occasion;
  const outcome: Outcome = {jobs: {}, ran: [], failures: []};
  const place = checkOut(occasion);
  for (const [name, job] of Object.entries(jobs)) {
    const needs = [job.needs ?? []].flat();
    const contexts = {
      github: {
        ref: `refs/heads/${branch}`,
        ref_name: branch,
        head_ref: event === 'pull_request' ? branch : '',
        event_name: event,
        run_id: '1',
        token: 'token',
        event: {pull_request: {html_url: 'https://code.example.ch/pull/1'}},
      },
      vars: {
        CDN_PROJECT: 'manuals',
        SITE_URL: 'https://handbuch.example.ch',
        ALGOLIA_APP_ID: 'APP',
      },
      secrets: {},
      inputs,
      needs: Object.fromEntries(needs.map((one) => [one, {result: outcome.jobs[one]}])),
      matrix: Object.fromEntries(
        Object.entries(job.strategy?.matrix ?? {}).map(([key, [first]]) => [key, first]),
      ),
      runner: {temp: '/tmp'},
    };
    const before = worst(needs.map((one) => outcome.jobs[one]!));
    outcome.jobs[name] = isMet(job.if, contexts, before)
      ? runJob(job, contexts, place, outcome)
      : 'skipped';
  }
  rmSync(path.dirname(place.clone), {recursive: true, force: true});
  return outcome;
}

/** Returns a workflow without the steps that contain a text. */
export const without = ({jobs}: Workflow, text: string): Workflow => ({
  jobs: Object.fromEntries(
    Object.entries(jobs).map(([id, job]) => [
      id,
      {...job, steps: job.steps.filter(({run}: Step) => !run?.includes(text))},
    ]),
  ),
});
