import {firstThatStarts} from '../../../scripts/lib/browser';
import {launchWithPuppeteer} from './puppeteer';
import type {Browser} from './types';

/** Returns the path of an installed Firefox, or null. */
export const findFirefox = (): string | null =>
  firstThatStarts([
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** Firefox, over WebDriver BiDi. */
export const firefox: Browser = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => findFirefox() !== null,
  launch: (home) =>
    launchWithPuppeteer({
      browser: 'firefox',
      executablePath: findFirefox() ?? undefined,
      env: {...process.env, HOME: home},
      // The last one is a mouse: fine and able to hover.
      extraPrefsFirefox: {'ui.prefersReducedMotion': 1, 'ui.primaryPointerCapabilities': 6},
    }),
};
