import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser, type Page} from '@playwright/test';
import {browserArguments, findBrowser} from '../../lib/browser';
import {handleRequest} from '../../lib/requestHandler';
import {readBuiltSite} from '../../lib/builtSite';

/** The build that is measured. */
export const outDir = 'build';

/** Lets a listener answer on a port, or a free one, while `work` runs with its origin. */
export async function withServer<T>(
  listener: RequestListener,
  work: (origin: string) => Promise<T>,
  port = 0,
): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, resolve));
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Serves the build with its real headers and pre-compressed files. */
export function withBuiltSite<T>(work: (origin: string) => Promise<T>, port?: number): Promise<T> {
  const site = readBuiltSite(outDir);
  return withServer((request, response) => handleRequest(site, request, response), work, port);
}

/** Opens an address and waits until the page reacts and has fetched ahead what it wants. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
}

/** Opens a browser, with arguments beside the usual ones, while `work` runs. */
export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  more: readonly string[] = [],
): Promise<T> {
  const executablePath = findBrowser() ?? undefined;
  const browser = await chromium.launch({executablePath, args: [...browserArguments, ...more]});
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
