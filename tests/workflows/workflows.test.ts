import {describe, expect, it} from 'vitest';
import {drill, without} from './lib/drill';
import {readWorkflow, type Workflow} from './lib/workflow';

const portal = readWorkflow('portal');

describe('the workflow «Portal»', () => {
  const main = {branch: 'main', event: 'push'} as const;

  it('publishes what is pushed to main', () => {
    const {failures, jobs, ran} = drill(portal, main);
    expect(failures).toEqual([]);
    expect(jobs).toMatchObject({builds: 'success', test: 'success', publish: 'success'});
    expect(ran.filter((command) => /wrangler pages deploy|search:push/.test(command))).toHaveLength(
      2,
    );
  });

  it('tests everything at night and publishes nothing', () => {
    const {failures, jobs} = drill(portal, {branch: 'main', event: 'schedule'});
    expect(failures).toEqual([]);
    expect(jobs).toMatchObject({
      others: 'success',
      'next-docusaurus': 'success',
      publish: 'skipped',
    });
  });

  it.each([
    ['email/index.mdx', 'npm run lint:content -- --all', 'npm test'],
    ['src/css/tokens.css', 'npm test', 'npm run lint:content -- --all'],
  ])('publishes a preview of a branch that changes %s', (changes, runs, leavesOut) => {
    const {failures, jobs, ran} = drill(portal, {branch: 'ferien', event: 'push', changes});
    expect(failures).toEqual([]);
    expect(jobs).toMatchObject({browser: 'skipped', test: 'success', publish: 'success'});
    expect(ran).toContain(runs);
    expect(ran).not.toContain(leavesOut);
  });

  it('publishes an earlier build again', () => {
    const {failures, jobs} = drill(portal, {
      ...main,
      event: 'workflow_dispatch',
      inputs: {run: '5'},
    });
    expect(failures).toEqual([]);
    expect(jobs).toMatchObject({builds: 'skipped', test: 'skipped', publish: 'success'});
  });

  it('fails in every job that installs nothing', () => {
    const {failures, jobs} = drill(without(portal, 'npm ci'), main);
    expect(failures[0]).toContain('not found');
    expect(jobs).toMatchObject({builds: 'failure', test: 'skipped', publish: 'skipped'});
  });
});

describe('the workflow «Inhalte»', () => {
  const {jobs} = readWorkflow('content');
  const onLinux: Workflow = {
    jobs: Object.fromEntries(
      Object.entries(jobs).filter(([, job]) => !job['runs-on'].startsWith('windows')),
    ),
  };
  const request = {branch: 'ferien', event: 'pull_request', changes: 'email/index.mdx'} as const;

  it('checks a pull request and comments on it', () => {
    const outcome = drill(onLinux, request);
    expect(outcome.failures).toEqual([]);
    expect(outcome.jobs).toEqual({answer: 'success', comment: 'success'});
  });

  it('runs nothing of a pull request in a job that holds a token', () => {
    const holding = Object.entries(jobs).filter(([, job]) =>
      /token|secrets/.test(JSON.stringify(job)),
    );
    expect(holding.map(([name]) => name)).toEqual(['comment']);
    const [, {steps}] = holding[0]!;
    expect(steps.flatMap(({uses = ''}) => (uses.includes('checkout') ? [uses] : []))).toEqual([]);
    expect(steps.flatMap(({run = ''}) => (/\bnp[mx]\b|node/.test(run) ? [run] : []))).toEqual([]);
  });
});
