/** @import * as offline from '../../src/offline/client' */
import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {existsSync, readFileSync, statSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {readBuiltSite} from '../../scripts/lib/builtSite';
import {handleRequest} from '../../scripts/lib/requestHandler';
import {resolveFile} from '../../scripts/lib/staticFiles';
import {mediaType} from '../../src/delivery/mediaTypes';
import {packsFile, workerFile, type Packs} from '../../src/offline/packs';
import {removingWorker} from '../../src/offline/writeOffline';
import {missing} from './lib/faults';
import {labelOf} from './lib/manuals';
import {expect, forgive, hydrated, test as base} from './lib/test';

/** The build, with its worker, behind a network that can fail and to which another build can be deployed. */
interface Network {
  origin: string;
  isDown: boolean;
  /** Answers that replace those of the build, by path. */
  instead: Map<string, (response: ServerResponse) => void>;
  /** Paths of all requests. */
  asked: string[];
  /** Deploys a build whose pages are marked with a word. Its scripts, styles and pictures have other names. */
  deploy: (word: string) => void;
}

if (!existsSync(`build/${packsFile}`)) {
  throw new Error(`build/${packsFile} is missing: run "npm run build:test" first.`);
}
const packs = JSON.parse(readFileSync(`build/${packsFile}`, 'utf8')) as Packs;

const isFile = (file: string) =>
  statSync(`build/${file}`, {throwIfNoEntry: false})?.isFile() === true;

/** Answers as the server of a deployed build: all files of the build before that have a hash in their name are gone. */
function answerDeployed(word: string, pathname: string, response: ServerResponse): void {
  const [assets, own] = ['/assets/', `/assets/${word}/`];
  const isGone = pathname.startsWith(assets) && !pathname.startsWith(own);
  const file = isGone ? null : resolveFile(pathname.replace(own, assets), '/', isFile);
  if (file === null) {
    response.writeHead(404).end();
    return;
  }
  const body = readFileSync(`build/${file}`);
  response.writeHead(200, {'Content-Type': mediaType(file), 'Cache-Control': 'no-cache'});
  if (file === workerFile) {
    // The browser installs a worker that differs from the active one.
    response.end(`${body}// ${word}`);
  } else if (/\.(?:html|js|json|css)$/.test(file)) {
    const text = body
      .toString()
      .replaceAll('assets/', `assets/${word}/`)
      .replace('<head>', `<head><meta name="deployed" content="${word}">`)
      .replace(`"build":"${packs.build}"`, `"build":"${word}"`)
      // They hold for the files as they were built.
      .replace(/"sizes":\{[^}]*\}/, '"sizes":{}');
    response.end(text);
  } else {
    response.end(body);
  }
}

const test = base.extend<{network: Network}>({
  // Workers and caches of one test must not be there in the next.
  fresh: true,
  // The worker caches nothing for readers who save data.
  prefetch: true,
  serviceWorkers: 'allow',
  network: async ({}, use) => {
    const instead: Network['instead'] = new Map();
    const asked: string[] = [];
    let build: string | null = null;
    const server = createServer((request, response) => {
      const {pathname} = new URL(request.url!, 'http://localhost');
      asked.push(pathname);
      if (network.isDown) {
        request.socket.destroy();
      } else if (instead.has(pathname)) {
        instead.get(pathname)!(response);
      } else if (build !== null) {
        answerDeployed(build, pathname, response);
      } else {
        handleRequest(site, request, response);
      }
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const site = readBuiltSite('build', origin);
    const network: Network = {
      origin,
      isDown: false,
      instead,
      asked,
      deploy: (word) => (build = word),
    };
    await use(network);
    server.close().closeAllConnections();
  },
});

/** Returns the packs that are complete, as `build:pack`. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(
      names.map(async (name) => ((await (await caches.open(name)).match('/complete')) ? name : '')),
    );
    return found.filter(Boolean).map((name) => name.replace('portal:/:', ''));
  });

/** Opens a page, and waits until its manual is kept. */
async function read(page: Page, {origin}: Network, path: string): Promise<void> {
  await page.goto(origin + path);
  await expect
    .poll(() => kept(page), {timeout: 50_000})
    .toContain(`${packs.build}:${path.split('/')[1]}`);
}

/** Returns what a page of a deployed build has in its head. */
const deployed = (page: Page, word: string) =>
  page.locator(`meta[name="deployed"][content="${word}"]`);

/** Goes on to the next page of the manual, without a reload where the page can. */
async function goOn(page: Page): Promise<void> {
  const heading = page.locator('h1');
  const before = await heading.innerText();
  await page.locator('.pagination-nav__link').last().click();
  await expect(heading).not.toHaveText(before);
  await hydrated(page);
}

/** Waits for the first picture of the page. */
async function hasPicture(page: Page): Promise<void> {
  const picture = page.locator('main img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** A page of the build before fetches tables of other manuals ahead, which are gone. They are not needed. */
const aheadOfOthers = missing(/\/pages-\d+\./);

const updated = 'Die Anleitungen wurden aktualisiert.';
const manual = 'insembel-engadin';
const routes = packs.files[manual]!.filter((file) => file.startsWith(`/${manual}`));
const absent = 'Ohne Netz gibt es diese Seite nicht';

test('without a network, the manual that was read is there, with pictures, links and search', async ({
  page,
  network,
  problems,
}) => {
  test.slow();
  await read(page, network, '/email/webmail');
  network.isDown = true;
  await page.goto(`${network.origin}/email/abwesenheitsmeldung`);
  await expect(page.locator('h1')).toHaveText('Abwesenheitsmeldung');
  await hasPicture(page);
  await page.locator('.pagination-nav__link').first().click();
  await expect(page.locator('h1')).toHaveText('Webmail');
  await page.goto(`${network.origin}/search?q=signatur`);
  await expect(page.locator('main ol li').first()).toBeVisible();
  // Another manual was not read, and the page says so.
  await page.goto(`${network.origin}/hgv`);
  await expect(page.locator('h1')).toHaveText(absent);
  // Nothing else is missing: only the worker and its list are looked for in vain.
  forgive(problems, /\/(?:hgv|sw\.js|offline\.json)\b|status of 503|ERR_\w+$/);
});

test('a newer build replaces all that is kept at once; a page of the one before says so, once', async ({
  page,
  network,
  problems,
}) => {
  test.slow();
  await read(page, network, '/email/webmail');
  await read(page, network, `/${manual}`);
  network.deploy('Zwei');
  // The reader goes on within the page that is open.
  await page.getByRole('link', {name: 'E-Mail', exact: true}).first().click();
  const note = page.getByText(updated);
  await expect(note).toBeVisible({timeout: 50_000});
  await expect(note).toHaveCount(1);
  expect((await kept(page)).sort()).toEqual(
    ['shared', 'email', manual].map((pack) => `Zwei:${pack}`).sort(),
  );
  await page.goto(`${network.origin}/${manual}`);
  await expect(deployed(page, 'Zwei')).toHaveCount(1);
  network.isDown = true;
  for (const path of routes) {
    await page.goto(network.origin + path);
    await expect(deployed(page, 'Zwei')).toHaveCount(1);
  }
  forgive(problems, /liste\.json|ERR_\w+$/);
});

test('a page in the place of a script is not kept, nor a script that is cut off', async ({
  page,
  network,
  problems,
}) => {
  test.slow();
  // Scripts that this page does not load by itself.
  const [first, second] = packs.files.shared!.filter((file) => file.endsWith('.js')).slice(-2) as [
    string,
    string,
  ];
  network.instead.set(first, (response) => {
    response.writeHead(200, {'Content-Type': 'text/html', 'Cache-Control': 'max-age=31536000'});
    response.end('<!doctype html><title>Gast-WLAN</title>');
  });
  network.instead.set(second, (response) => {
    response.writeHead(200, {'Content-Type': 'text/javascript'}).end('"use');
  });
  await page.goto(`${network.origin}/${manual}`);
  // Fetched once more past the browser's cache, and given up.
  await expect.poll(() => network.asked.filter((path) => path === first).length).toBeGreaterThan(1);
  await expect.poll(() => network.asked).toContain(second);
  expect(await kept(page)).not.toContain(`${packs.build}:${manual}`);
  network.instead.clear();
  await read(page, network, `/${manual}`);
  await hydrated(page);
  forgive(problems, /Unexpected token|Invalid or unexpected token|ChunkLoadError|MIME type/);
});

test('half an update is not used: without a network, all pages are of the build before', async ({
  page,
  network,
  problems,
}) => {
  test.slow();
  await read(page, network, `/${manual}`);
  network.deploy('Zwei');
  // A deploy that lost a file.
  const lost = routes.at(-1)!;
  network.instead.set(lost, (response) => response.writeHead(404).end());
  network.asked.length = 0;
  await page.goto(`${network.origin}/${manual}`);
  await expect(deployed(page, 'Zwei')).toHaveCount(1);
  await expect.poll(() => network.asked, {timeout: 50_000}).toContain(lost);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).join()))
    .toContain(`Zwei:insembel-engadin`);
  network.isDown = true;
  for (const path of routes) {
    await page.goto(network.origin + path);
    await expect(page.locator('h1')).not.toHaveText(absent);
    await expect(deployed(page, 'Zwei')).toHaveCount(0);
  }
  forgive(problems, /status of 404|ERR_\w+$|\/(?:sw\.js|offline\.json|liste\.json)\b/);
});

test('a deploy between two visits: a slow network shows the page that was kept, the next visit the new one', async ({
  page,
  network,
  problems,
}) => {
  test.slow();
  await read(page, network, '/email/webmail');
  await page.goto('about:blank');
  network.deploy('Zwei');
  const slow = '/email/abwesenheitsmeldung';
  const late: ServerResponse[] = [];
  network.instead.set(slow, (response) => late.push(response));
  await page.goto(network.origin + slow);
  network.instead.delete(slow);
  late.forEach((response) => answerDeployed('Zwei', slow, response));
  await expect(deployed(page, 'Zwei')).toHaveCount(0);
  await hasPicture(page);
  await goOn(page);
  await expect(page.getByText(updated)).toBeVisible({timeout: 50_000});
  // What the page before needs for another manual is neither kept nor on the server any more.
  await page
    .getByRole('link', {name: labelOf('hgv'), exact: true})
    .first()
    .click();
  await expect(deployed(page, 'Zwei')).toHaveCount(1);
  await expect(page).toHaveURL(/\/hgv$/);
  await page.goto(`${network.origin}/email/webmail`);
  await expect(deployed(page, 'Zwei')).toHaveCount(1);
  await hasPicture(page);
  await goOn(page);
  forgive(problems, aheadOfOthers);
  forgive(problems, /Loading chunk pages-\d+ failed/);
});

test('a newer worker waits for the end of the page that is open, which goes on working', async ({
  page,
  network,
  problems,
}) => {
  test.slow();
  const isWaiting = (one: Page) =>
    one.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await read(page, network, '/email/webmail');
  network.deploy('Zwei');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => isWaiting(page)).toBe(true);
  await goOn(page);
  await hasPicture(page);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('signatur');
  await expect(page.getByRole('option').first()).toBeVisible();
  forgive(problems, aheadOfOthers);
  const next = await page.context().newPage();
  await page.close();
  // A visit right after the end of the page may still meet the worker before.
  await expect(async () => {
    await next.goto('about:blank');
    await next.goto(`${network.origin}/email/webmail`);
    expect(await isWaiting(next)).toBe(false);
  }).toPass();
  await expect(deployed(next, 'Zwei')).toHaveCount(1);
  await expect.poll(() => kept(next), {timeout: 50_000}).toContain('Zwei:email');
  network.isDown = true;
  await next.reload();
  await expect(deployed(next, 'Zwei')).toHaveCount(1);
  await hasPicture(next);
  await goOn(next);
});

test('where there is no room, the pages work as without a worker, and nothing is left behind', async ({
  page,
  network,
}) => {
  await page.goto(network.origin);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: network.origin,
    quotaSize: 50_000,
  });
  await page.goto(`${network.origin}/hgv`);
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => network.asked).toContain('/offline.json');
  let before = 0;
  const isQuiet = () => {
    const wasAsked = before;
    before = network.asked.length;
    return before === wasAsked;
  };
  await expect.poll(isQuiet, {intervals: [1000]}).toBe(true);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['portal:/:memory']);
  await page.goto(`${network.origin}/hgv`);
  await expect(page.locator('h1')).toBeVisible();
});

test('an installation without OFFLINE deletes the caches and the worker', async ({
  page,
  network,
}) => {
  test.slow();
  await read(page, network, '/hgv');
  network.instead.set('/sw.js', (response) =>
    response.writeHead(200, {'Content-Type': 'text/javascript'}).end(removingWorker('/')),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
});
