import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {fixturePort} from './tests/browser/lib/fixture';
import {hasPlainBuild, plainPort} from './tests/browser/lib/plain';
import {requireBuild} from './tests/lib/requireBuild';
import {browserArguments, findTestBrowser} from './scripts/lib/browser';

// The browser tests of a build that is not there are skipped or say what to run.
requireBuild('build', 'npm run build');
requireBuild('build-fixture', 'npm run build:fixture');

const port = Number(process.env.PORT ?? 4173);

/** Browser tests run against the production build as `npm run serve` serves it. */
export default defineConfig({
  testMatch: '**/tests/browser/**/*.spec.ts',
  // Emptied at every start: beside what other tests and the benches leave.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Twice the usual patience: a slow machine takes longer, not another way.
  timeout: 60_000,
  expect: {timeout: 10_000},
  // One more than cores: a test waits a tenth of its time.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', {outputFile: 'test-results/reports/browser.json'}],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-CH',
    // Drawing what moves takes a third of a test's time. Tests of what moves ask for motion, see `withMotion`.
    contextOptions: {reducedMotion: 'reduce'},
    // Playwright does not see what a worker answers. Tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {executablePath: findTestBrowser() ?? undefined, args: browserArguments},
  },
  webServer: [
    {
      command: `npm run serve -- --port ${port}`,
      port,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npm run serve -- --port ${fixturePort} --dir build-fixture`,
      port: fixturePort,
      reuseExistingServer: !process.env.CI,
    },
    ...(hasPlainBuild
      ? [
          {
            command: `npm run serve -- --port ${plainPort} --dir build-plain`,
            port: plainPort,
            reuseExistingServer: !process.env.CI,
          },
        ]
      : []),
  ],
});
