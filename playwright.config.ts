import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {builds, ports} from './tests/browser/lib/ports';
import {requireBuild} from './tests/lib/requireBuild';
import {browserArguments, findTestBrowser} from './scripts/lib/browser';

// Tests of another build that is not there are skipped or say what to run.
requireBuild('build', 'npm run build');

/** Browser tests run against the production build as `npm run serve` serves it. */
export default defineConfig({
  testMatch: '**/tests/browser/**/*.spec.ts',
  // Emptied at every start: beside what other tests and the benches leave.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Twice the usual patience: a slow machine takes longer, not another way.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {maxDiffPixels: 150, pathTemplate: 'tests/browser/states/{arg}{ext}'},
  },
  // One more than cores: a test waits a tenth of its time.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', {outputFile: 'test-results/reports/browser.json'}],
  ],
  use: {
    baseURL: `http://localhost:${ports.build}`,
    locale: 'de-CH',
    // Drawing what moves takes a third of a test's time. Tests of what moves ask for motion, see `withMotion`.
    contextOptions: {reducedMotion: 'reduce'},
    // Playwright does not see what a worker answers. Tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {executablePath: findTestBrowser() ?? undefined, args: browserArguments},
  },
  webServer: builds.map(([folder, port]) => ({
    command: `npm run serve -- --port ${port} --dir ${folder}`,
    port,
    reuseExistingServer: !process.env.CI,
  })),
});
