import {expect, it} from 'vitest';
import {noAnswer, runChecks} from './run';
import type {Check, Subject} from './types';

const check = (test: Check['test']): Check => ({goal: '', test});
const subject = {} as Subject;

it('counts a check that cannot be carried out as not met', async () => {
  const broken = check(() => Promise.reject(new Error('The page does not answer.')));
  const fine = check(async () => true);
  expect(await runChecks([broken, fine], subject)).toEqual([noAnswer, true]);
});
