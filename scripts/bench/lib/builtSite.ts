import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser, type Page} from '@playwright/test';
import {browserArguments, findBrowser} from '../../lib/browser';
import {handleRequest} from '../../lib/requestHandler';
import {readBuiltSite} from '../../lib/builtSite';

/** The build that is measured. */
export const outDir = 'build';

/** Runs a server on a port, or a free one, while `work` runs with its origin. */
export async function withServer<T>(
  listener: RequestListener,
  work: (origin: string) => Promise<T>,
  port = 0,
): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Serves a build with its real headers and pre-compressed files while `work` runs. */
export function withBuiltSite<T>(
  work: (origin: string) => Promise<T>,
  {dir = outDir, port = 0} = {},
): Promise<T> {
  const site = readBuiltSite(dir);
  return withServer((request, response) => handleRequest(site, request, response), work, port);
}

/** Opens an address and waits until the page is interactive and has finished prefetching. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
}

/** Opens a browser with additional arguments while `work` runs. */
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
