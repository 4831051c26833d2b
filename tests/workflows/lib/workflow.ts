import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';

/** What the drill reads of a step; https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax */
export interface Step {
  id?: string;
  if?: string | boolean;
  run?: string;
  uses?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
}

/** What the drill reads of a job. */
export interface Job {
  needs?: string | string[];
  if?: string | boolean;
  'runs-on': string;
  strategy?: {matrix: Record<string, unknown[]>};
  steps: Step[];
}

export interface Workflow {
  jobs: Record<string, Job>;
}

const read = <T>(file: string) => load(readFileSync(file, 'utf8')) as T;

/** Returns a step, or the steps of an action of the repository in its place. */
const expand = (step: Step): Step[] =>
  step.uses?.startsWith('./')
    ? read<{runs: {steps: Step[]}}>(`${step.uses}/action.yml`).runs.steps
    : [step];

/** Reads a workflow of the repository by its name; its own actions are replaced by their steps. */
export function readWorkflow(name: string): Workflow {
  const {jobs} = read<Workflow>(`.github/workflows/${name}.yml`);
  return {
    jobs: Object.fromEntries(
      Object.entries(jobs).map(([id, job]) => [id, {...job, steps: job.steps.flatMap(expand)}]),
    ),
  };
}
