/** @import * as offline from '../../src/offline/client' */
import type {ServerResponse} from 'node:http';
import type {Page} from '@playwright/test';
import {removingWorker} from '../../src/offline/writeOffline';
import {missing} from './lib/faults';
import {labelOf} from './lib/manuals';
import {answerDeployed, packs, test, type Network} from './lib/network';
import {expect, forgive, hydrated} from './lib/test';

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
  // As some programs write an address.
  await page.goto(`${network.origin}/email/abwesenheitsmeldung/`);
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

// The browser keeps the page as well.
for (const [what, type, age, answer] of [
  ['a page in its place', 'text/html', 31536000, '<!doctype html><title>Gast-WLAN</title>'],
  ['cut off', 'text/javascript', 0, '"use'],
] as const) {
  test(`a script is not kept that comes as ${what}`, async ({page, network, problems}) => {
    test.slow();
    // This page does not load it by itself. The last one is asked for when all others are there.
    const file = packs.files.shared!.filter((name) => name.endsWith('.js')).at(-1)!;
    network.instead.set(file, (response) => {
      response.writeHead(200, {'Content-Type': type, 'Cache-Control': `max-age=${age}`});
      response.end(answer);
    });
    await page.goto(`${network.origin}/${manual}`);
    await expect.poll(() => network.asked).toContain(file);
    // A page is fetched once more past the browser's cache, and given up.
    const times = type === 'text/html' ? 2 : 1;
    await expect.poll(() => network.asked.filter((path) => path === file)).toHaveLength(times);
    expect(await kept(page)).not.toContain(`${packs.build}:${manual}`);
    network.instead.clear();
    await read(page, network, `/${manual}`);
    await hydrated(page);
    forgive(problems, /Unexpected token|Invalid or unexpected token|ChunkLoadError|MIME type/);
  });
}

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
  await session.send('Storage.overrideQuotaForOrigin', {origin: network.origin, quotaSize: 50_000});
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
