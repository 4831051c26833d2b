/** Reads how many tests passed and failed from the runners' JSON reports. */

export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded have no tests but count as failed. */
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
}

/** Counts of a Vitest JSON report; a suite that failed to load counts as one failure. */
export function countVitest(report: VitestReport): Count {
  const failed = report.numFailedTests || (report.numFailedTestSuites > 0 ? 1 : 0);
  return {passed: report.numPassedTests, failed};
}

/** Counts of a Playwright JSON report; a flaky test counts as failed. */
export function countPlaywright({stats}: PlaywrightReport): Count {
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky};
}

/** Sum of several counts. */
export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, {passed, failed}) => ({passed: total.passed + passed, failed: total.failed + failed}),
    {passed: 0, failed: 0},
  );
}
