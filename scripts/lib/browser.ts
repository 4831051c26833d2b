import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/**
 * What Chromium leaves out. The first two keep pages of the address field for every tab, which
 * takes a third of the tests' time; the third keeps a process in reserve, a tenth. A second list
 * replaces Playwright's, so the rest repeats it.
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

/** Command-line arguments for a headless Chromium that leaves out more of its features. */
export const browserArgumentsWithout = (...features: string[]): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As on computers anyway; the headless shell leaves it out, and a frozen frame then freezes the page.
  '--site-per-process',
  `--disable-features=${[...withoutFeatures, ...features].join()}`,
];

/** Command-line arguments for every headless Chromium that the project starts. */
export const browserArguments = browserArgumentsWithout();

/** Chromium that has no window at all; Debian packages it apart. The tests take a quarter less time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Whether the program starts: a download may lack libraries of the system, and a package be a mere pointer to another. */
export const starts = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

const firstThatStarts = (candidates: readonly (string | undefined)[]): string | null =>
  candidates.find((path) => path && existsSync(path) && starts(path)) ?? null;

/**
 * Path of an installed Chromium or Chrome (`CHROME_PATH` first), else of
 * Playwright's own download, that starts; else null. Figures are measured in it: readers have a whole one.
 */
export function findBrowser(): string | null {
  const {CHROME_PATH} = process.env;
  return firstThatStarts([CHROME_PATH, ...browsers, chromium.executablePath(), headlessShell]);
}

/** Whether Debian's headless shell is installed and starts. */
export const hasHeadlessShell = (): boolean => firstThatStarts([headlessShell]) !== null;

/** Path of the browser that tests run in (`CHROME_PATH` first): a headless shell, else a whole one; null without any. */
export function findTestBrowser(): string | null {
  return firstThatStarts([process.env.CHROME_PATH, headlessShell]) ?? findBrowser();
}
