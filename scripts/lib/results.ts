/** Reads from the JSON reports of the test runners how many tests passed, failed and did not run. */

export interface Count {
  passed: number;
  failed: number;
  /** Tests that this machine cannot run. */
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Files that could not be loaded have no tests but count as failed. */
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
}

/** Returns the counts of a Vitest JSON report. A suite that failed to load counts as one failure. */
export function countVitest(report: VitestReport): Count {
  const failed = report.numFailedTests || (report.numFailedTestSuites > 0 ? 1 : 0);
  return {passed: report.numPassedTests, failed, skipped: report.numPendingTests};
}

/** Returns the counts of a Playwright JSON report. A flaky test counts as failed. */
export function countPlaywright({stats}: PlaywrightReport): Count {
  const {expected, unexpected, flaky, skipped} = stats;
  return {passed: expected, failed: unexpected + flaky, skipped};
}

/** Returns the sum of several counts. */
export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, {passed, failed, skipped}) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    {passed: 0, failed: 0, skipped: 0},
  );
}
