import {expect, it, vi} from 'vitest';
import {noAnswer, runChecks} from './run';
import type {Check, Subject} from './types';

const check = (test: Check['test']): Check => ({goal: '', test});
const subject = {} as Subject;

it('counts a check that cannot be carried out as not met', async () => {
  const broken = check(() => Promise.reject(new Error('The page does not answer.')));
  const fine = check(async () => true);
  expect(await runChecks([broken, fine], subject)).toEqual([noAnswer, true]);
});

it('carries out no further check once nobody wants to know', async () => {
  const controller = new AbortController();
  const first = check(async () => {
    controller.abort();
    throw new Error('The frame is gone.');
  });
  const second = check(vi.fn<Check['test']>(async () => true));
  await expect(runChecks([first, second], subject, controller.signal)).rejects.toThrow();
  expect(second.test).not.toHaveBeenCalled();
});
