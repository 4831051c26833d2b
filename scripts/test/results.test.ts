import {describe, expect, it} from 'vitest';
import {readPlaywright, readVitest, slowest, sum} from './results';

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
    const {count} = readPlaywright({
      stats: {expected: 5, unexpected: 1, flaky: 2, skipped: 4},
    });
    expect(count).toEqual({passed: 5, failed: 3, skipped: 4});
  });

  it('knows how long each file took, with what is inside its groups', () => {
    const spec = (duration: number) => ({tests: [{results: [{duration}]}]});
    const {parts} = readPlaywright({
      stats: {expected: 3, unexpected: 0, flaky: 0, skipped: 0},
      suites: [
        {
          file: 'a.spec.ts',
          specs: [spec(500)],
          suites: [{file: 'a.spec.ts', specs: [spec(1000), spec(2000)]}],
        },
      ],
    });
    expect(parts).toEqual([{name: 'a.spec.ts', seconds: 3.5}]);
    const others = [
      {name: 'b', seconds: 9},
      {name: 'c', seconds: 1},
    ];
    expect(slowest([...parts, ...others], 2).map(({name}) => name)).toEqual(['b', 'a.spec.ts']);
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
