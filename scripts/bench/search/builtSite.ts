import {existsSync, readFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser, type Page} from 'playwright';
import {recordsName} from '../../../src/config/search';
import {deliveryDir} from '../../../src/plugins/delivery';
import type {SearchRecord} from '../../../src/search/record';
import {browserArguments, findBrowser} from '../../lib/browser';
import {handleRequest, type Site} from '../../lib/requestHandler';

/** The build that is measured. */
export const outDir = 'build';

/** The records of the build; ends the run when there is none. */
export function readBuiltRecords(): SearchRecord[] {
  const file = path.join(deliveryDir(outDir), recordsName);
  if (!existsSync(file)) {
    console.error(`There is no ${file}: run "npm run build" first.`);
    process.exit(1);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Serves a folder of a listener on a free port while `work` runs; gives its origin. */
export async function withServer<T>(
  listener: RequestListener,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Serves the build with its real headers and pre-compressed files. */
export function withBuiltSite<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const rules = JSON.parse(readFileSync(path.join(deliveryDir(outDir), 'server.json'), 'utf8'));
  const site: Site = {root: path.resolve(outDir), base: '/', ...rules};
  return withServer((request, response) => handleRequest(site, request, response), work);
}

/** Opens an address and waits until the page reacts and has fetched ahead what it wants. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
}

/** Opens a browser while `work` runs. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = findBrowser() ?? undefined;
  const browser = await chromium.launch({executablePath, args: browserArguments});
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
