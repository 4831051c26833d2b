import {defineConfig} from '@playwright/test';
import {browserArguments, findBrowser} from './scripts/lib/browser';

const port = Number(process.env.PORT ?? 4173);

/** Browser tests run against the production build as `npm run serve` serves it. */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-CH',
    launchOptions: {executablePath: findBrowser() ?? undefined, args: browserArguments},
  },
  webServer: {
    command: `npm run serve -- --port ${port}`,
    port,
    reuseExistingServer: !process.env.CI,
  },
});
