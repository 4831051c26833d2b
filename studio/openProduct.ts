/** The browser of the studio, and a product in it that is ready. */
import {chromium, type Browser, type BrowserContext, type Page} from '@playwright/test';
import {browserArguments, findTestBrowser} from '../scripts/lib/browser';
import {density} from './lib/picture';
import type {Access, Opened} from './lib/product';
import {watchRequests} from './lib/settle';
import {patience, signIn} from './lib/signIn';
import {windowSize} from './lib/windowSize';
import {accountOf, checkVersion, type Product} from './products';
import {swapsOf, inDisguise} from './recording/disguise';
import {keptLogin, namesToHide} from './recording/kept';

/** Text is drawn alike on every machine, so that a picture changes only when the product does. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Starts the browser of the studio. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findTestBrowser() ?? undefined,
    args: [
      ...browserArguments,
      ...drawing,
      ...(process.env.STUDIO_HOSTS ? [`--host-resolver-rules=${process.env.STUDIO_HOSTS}`] : []),
    ],
  });

/** A product in a window of the studio. */
export interface OpenProduct {
  context: BrowserContext;
  page: Page;
  opened: Opened;
  /** Logs in again, as somebody new. */
  reopen: () => Promise<unknown>;
}

/** Opens a product in a window of its own, logged in. */
export async function openProduct(
  browser: Browser,
  product: Product,
  access: Access,
): Promise<OpenProduct> {
  const context = await browser.newContext({
    ...(product.isRecorded && keptLogin(access.url)),
    baseURL: access.url,
    viewport: windowSize,
    deviceScaleFactor: density,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  context.setDefaultTimeout(patience);
  try {
    const page = await context.newPage();
    watchRequests(page);
    const open = () => signIn(page, accountOf(product, access), () => product.open(page, access));
    const opened = await open();
    checkVersion(product, opened.version);
    // Samples show invented people. Other websites do not.
    const names = namesToHide(access.url);
    const isPrivate = product.isRecorded || names.length > 0;
    return {
      context,
      page,
      opened: {
        ...opened,
        ...(isPrivate && {
          inDisguise: (perform) => inDisguise(page, swapsOf(names, [access.password]), perform),
        }),
      },
      reopen: async () => {
        await context.clearCookies();
        await open();
      },
    };
  } catch (error) {
    await context.close();
    throw error;
  }
}
