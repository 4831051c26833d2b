import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/**
 * Features that Chromium leaves out. The first two preload pages of the address bar for every tab, which takes a
 * third of the tests' time. The third keeps a spare process, which takes a tenth. A second list would replace
 * Playwright's, so the rest repeats that list.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Returns command-line arguments for a headless Chromium without further features. */
export const browserArgumentsWithout = (...features: string[]): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // This is the default on desktop computers. The headless shell leaves it out, and a frozen frame then freezes the
  // page.
  '--site-per-process',
  `--disable-features=${[...withoutFeatures, ...features].join()}`,
];

/** Command-line arguments for every headless Chromium that the project starts. */
export const browserArguments = browserArgumentsWithout();

/** Chromium without any window, a separate Debian package. The tests take a quarter less time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns whether the program starts. A download may lack system libraries, and a package may only refer to another
 * one.
 */
export const starts = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** Returns the first of several programs that is there and starts, or null. */
export const firstThatStarts = (candidates: readonly (string | undefined)[]): string | null =>
  candidates.find((path) => path && existsSync(path) && starts(path)) ?? null;

/**
 * Returns the path of a Chromium or Chrome that starts: an installed one (`CHROME_PATH` first), otherwise
 * Playwright's own download, otherwise null. Benchmarks use it, because readers have a full browser.
 */
export function findBrowser(): string | null {
  const {CHROME_PATH} = process.env;
  return firstThatStarts([CHROME_PATH, ...browsers, chromium.executablePath(), headlessShell]);
}

/** Returns whether Debian's headless shell is installed and starts. */
export const hasHeadlessShell = (): boolean => firstThatStarts([headlessShell]) !== null;

/**
 * Returns the path of the browser for tests (`CHROME_PATH` first): a headless shell, otherwise a full browser, or
 * null if there is none.
 */
export function findTestBrowser(): string | null {
  return firstThatStarts([process.env.CHROME_PATH, headlessShell]) ?? findBrowser();
}
