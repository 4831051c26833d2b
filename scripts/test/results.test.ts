import {describe, expect, it} from 'vitest';
import {readPlaywright, readVitest} from './results';

describe('reading results', () => {
  it('reads a Vitest report, and a file that did not load as one failure', () => {
    const report = {numPassedTests: 3, numFailedTests: 2, numPendingTests: 4};
    expect(readVitest({...report, numFailedTestSuites: 1}).count).toEqual({
      passed: 3,
      failed: 2,
      skipped: 4,
    });
    const unloaded = readVitest({...report, numFailedTests: 0, numFailedTestSuites: 1});
    expect(unloaded.count.failed).toBe(1);
  });

  it('counts a flaky browser test as failed', () => {
    const {count} = readPlaywright({stats: {expected: 5, unexpected: 1, flaky: 2, skipped: 4}});
    expect(count).toEqual({passed: 5, failed: 3, skipped: 4});
  });
});
