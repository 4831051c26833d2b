import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {readBuiltSite} from '../../scripts/lib/builtSite';
import {handleRequest} from '../../scripts/lib/requestHandler';
import type {Packs} from '../../src/offline/packs';
import {expect, forgive, test as base} from './lib/test';

/** A build with `OFFLINE=true` behind a network that can fail, and be given another build. */
interface Network {
  origin: string;
  isDown: boolean;
  /** Answers in place of the build's, by path. */
  instead: Map<string, (response: ServerResponse) => void>;
  /** Paths that were asked for. */
  asked: string[];
  /** Deploys a build whose pages say a word of their own. */
  deploy: (word: string) => void;
}

const packs = JSON.parse(readFileSync('build-plain/offline.json', 'utf8')) as Packs;

const test = base.extend<{network: Network}>({
  // Workers and caches of one test must not be there in the next.
  fresh: true,
  // Nothing is kept for readers who save data.
  prefetch: true,
  network: async ({}, use) => {
    const instead: Network['instead'] = new Map();
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const {pathname} = new URL(request.url!, 'http://localhost');
      asked.push(pathname);
      if (network.isDown) {
        request.socket.destroy();
      } else if (instead.has(pathname)) {
        instead.get(pathname)!(response);
      } else {
        handleRequest(site, request, response);
      }
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const site = readBuiltSite('build-plain', origin);
    const network: Network = {
      origin,
      isDown: false,
      instead,
      asked,
      deploy: (word) => {
        const send = (type: string, body: string) => (response: ServerResponse) =>
          response.writeHead(200, {'Content-Type': type, 'Cache-Control': 'no-cache'}).end(body);
        instead.set(
          '/offline.json',
          send('application/json', JSON.stringify({...packs, build: word})),
        );
        const worker = readFileSync('build-plain/sw.js', 'utf8');
        instead.set('/sw.js', send('text/javascript', `${worker}// ${word}`));
        for (const route of packs.files.hgv!.filter((file) => /^\/hgv(\/|$)/.test(file))) {
          const html = readFileSync(`build-plain${decodeURI(route)}.html`, 'utf8');
          instead.set(
            route,
            send(
              'text/html',
              html.replace('<head>', `<head><meta name="deployed" content="${word}">`),
            ),
          );
        }
      },
    };
    await use(network);
    server.close().closeAllConnections();
  },
});

/** Returns the names of the packs that are complete. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(
      names.map(async (name) => ((await (await caches.open(name)).match('/complete')) ? name : '')),
    );
    return found.filter(Boolean).sort();
  });

/** Opens a page, and waits until its manual is kept. */
async function read(
  page: Page,
  {origin}: Network,
  path: string,
  build = packs.build,
): Promise<void> {
  await page.goto(origin + path);
  await expect
    .poll(() => kept(page), {timeout: 50_000})
    .toContain(`portal-${path.split('/')[1]}@${build}`);
}

/** Returns what a page of a deployed build has in its head. */
const deployed = (page: Page, word: string) =>
  page.locator(`meta[name="deployed"][content="${word}"]`);

const pages = packs.files.hgv!.filter((file) => file.startsWith('/hgv'));

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
  const picture = page.locator('main img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.locator('.pagination-nav__link').first().click();
  await expect(page.locator('h1')).toHaveText('Webmail');
  await page.goto(`${network.origin}/search?q=signatur`);
  await expect(page.locator('main ol li').first()).toBeVisible();
  // Another manual was not read, and the page says so.
  await page.goto(`${network.origin}/hgv`);
  await expect(page.locator('h1')).toHaveText('Ohne Netz gibt es diese Seite nicht');
  forgive(problems, /status 503|503|Failed to load|ERR_|failed/);
});

test('a newer build replaces the kept one whole, with its worker, tells once, and the page of the network always comes first', async ({
  page,
  network,
}) => {
  test.slow();
  await read(page, network, '/hgv');
  await expect(page.locator('.offline-note')).toHaveCount(0);
  network.deploy('Zwei');
  await read(page, network, '/hgv', 'Zwei');
  await expect(deployed(page, 'Zwei')).toHaveCount(1);
  await expect(page.locator('.offline-note')).toHaveCount(1);
  await expect(page.getByText('Die Anleitungen wurden aktualisiert.')).toBeVisible();
  await page.getByRole('button', {name: 'Neu laden'}).click();
  await expect(page.locator('.offline-note')).toHaveCount(0);
  expect((await kept(page)).filter((name) => name.includes('hgv'))).toEqual(['portal-hgv@Zwei']);
});

test('half an update is not used: without a network, all pages are of the build before', async ({
  page,
  network,
  problems,
}) => {
  test.slow();
  await read(page, network, '/hgv');
  network.deploy('Zwei');
  const last = pages.at(-1)!;
  // A deploy that removes a file while it is being fetched.
  network.instead.set(last, (response) => response.writeHead(404).end());
  network.asked.length = 0;
  await page.goto(`${network.origin}/hgv`);
  await expect.poll(() => network.asked).toContain(last);
  network.isDown = true;
  for (const path of pages) {
    await page.goto(network.origin + path);
    await expect(page.locator('h1')).not.toHaveText('Ohne Netz gibt es diese Seite nicht');
    await expect(deployed(page, 'Zwei')).toHaveCount(0);
  }
  expect(await kept(page)).toContain(`portal-hgv@${packs.build}`);
  forgive(problems, /status 404|404|Failed to load|ERR_|failed/);
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
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${network.origin}/hgv`);
  await expect(page.locator('h1')).toBeVisible();
});

test('an installation that no longer wants it takes everything away', async ({page, network}) => {
  test.slow();
  await read(page, network, '/hgv');
  const build = readFileSync('build/sw.js', 'utf8');
  network.instead.set('/sw.js', (response) =>
    response.writeHead(200, {'Content-Type': 'text/javascript'}).end(build),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
});
