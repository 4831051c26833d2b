import {browserArguments, findTestBrowser} from '../../../scripts/lib/browser';
import {launchWithPuppeteer} from './puppeteer';
import type {Browser} from './types';

/** Chromium, over the DevTools protocol. */
export const chromium: Browser = {
  name: 'Chromium',
  packages: ['chromium-headless-shell'],
  isInstalled: () => findTestBrowser() !== null,
  launch: (_, origin) =>
    launchWithPuppeteer(
      {
        executablePath: findTestBrowser() ?? undefined,
        headless: 'shell',
        args: [
          ...browserArguments,
          '--force-prefers-reduced-motion',
          // A mouse: able to hover, and fine.
          '--blink-settings=primaryHoverType=2,primaryPointerType=4',
        ],
      },
      // Without a window it would refuse.
      {[origin]: ['clipboard-sanitized-write']},
    ),
};
