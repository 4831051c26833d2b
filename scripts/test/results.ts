/** Reads from the JSON reports of the test runners what passed, failed and did not run, and how long it took. */

export interface Count {
  passed: number;
  failed: number;
  /** Tests that this machine cannot run, or that the run leaves out. */
  skipped: number;
}

/** A file of tests, or a check without tests. */
export interface Part {
  name: string;
  seconds: number;
}

export interface Report {
  count: Count;
  parts: Part[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Files that could not be loaded have no tests but count as failed. */
  numFailedTestSuites: number;
  /** Times in milliseconds. */
  testResults?: {name: string; startTime: number; endTime: number}[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {tests: {results: {duration: number}[]}[]}[];
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  suites?: PlaywrightSuite[];
}

/** Reads a Vitest report. A suite that failed to load counts as one failure. */
export function readVitest(report: VitestReport): Report {
  const failed = report.numFailedTests || (report.numFailedTestSuites > 0 ? 1 : 0);
  return {
    count: {passed: report.numPassedTests, failed, skipped: report.numPendingTests},
    parts: (report.testResults ?? []).map(({name, startTime, endTime}) => ({
      name: name.replace(`${process.cwd()}/`, ''),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** Returns how long the tests of a suite took, in seconds. */
function durationOf({suites = [], specs = []}: PlaywrightSuite): number {
  const own = specs.flatMap(({tests}) => tests.flatMap(({results}) => results));
  return (
    own.reduce((total, {duration}) => total + duration / 1000, 0) +
    suites.reduce((total, suite) => total + durationOf(suite), 0)
  );
}

/** Reads a Playwright report. A flaky test counts as failed. */
export function readPlaywright({stats, suites = []}: PlaywrightReport): Report {
  const {expected, unexpected, flaky, skipped} = stats;
  return {
    count: {passed: expected, failed: unexpected + flaky, skipped},
    parts: suites.map((suite) => ({name: suite.file, seconds: durationOf(suite)})),
  };
}

/** Returns the parts that took longest, slowest first. */
export const slowest = (parts: readonly Part[], count: number): Part[] =>
  [...parts].sort((a, b) => b.seconds - a.seconds).slice(0, count);

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
