import {describe, expect, it} from 'vitest';
import {countPlaywright, countVitest, sum} from './results';

describe('counting results', () => {
  it('reads a Vitest report, and a file that did not load as one failure', () => {
    const report = {numPassedTests: 3, numFailedTests: 2, numPendingTests: 4};
    expect(countVitest({...report, numFailedTestSuites: 1})).toEqual({
      passed: 3,
      failed: 2,
      skipped: 4,
    });
    expect(countVitest({...report, numFailedTests: 0, numFailedTestSuites: 1}).failed).toBe(1);
  });

  it('counts a flaky browser test as failed', () => {
    expect(countPlaywright({stats: {expected: 5, unexpected: 1, flaky: 2, skipped: 4}})).toEqual({
      passed: 5,
      failed: 3,
      skipped: 4,
    });
  });

  it('adds up', () => {
    expect(
      sum([
        {passed: 1, failed: 0, skipped: 1},
        {passed: 2, failed: 3, skipped: 4},
      ]),
    ).toEqual({passed: 3, failed: 3, skipped: 5});
  });
});
