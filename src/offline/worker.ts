/// <reference lib="webworker" />
/**
 * The service worker of an installation with `OFFLINE=true`. It keeps the manual that is being read, whole and of one
 * build. With a network, pages always come from there, so nothing gets old; without one, they come from what is kept.
 */
import {
  cachePrefix,
  fullSize,
  packsFile,
  shared,
  updated,
  type KeepMessage,
  type Packs,
} from './packs';

declare const self: ServiceWorkerGlobalScope;

const baseUrl = new URL(self.registration.scope).pathname;

/** An entry of every pack that is complete. */
const complete = `${baseUrl}complete`;

/** Milliseconds after which a page that is kept is shown while the network is still silent. */
const patience = 4000;

/** How many files are fetched at once. */
const atOnce = 6;

/** Files whose names change with their content. */
const isHashed = (path: string): boolean =>
  path.startsWith(`${baseUrl}assets/`) || /\/search-index\/(?!manifest)/.test(path);

const packName = (pack: string, build: string): string => `${cachePrefix}${pack}@${build}`;

/** Returns the caches of the packs that are complete. */
async function completePacks(): Promise<{name: string; cache: Cache}[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  const all = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      return (await cache.match(complete)) ? {name, cache} : null;
    }),
  );
  return all.flatMap((pack) => pack ?? []);
}

/** Returns what is kept of a path, never from a pack that is still loading. */
async function keptFile(path: string): Promise<Response | undefined> {
  for (const {cache} of await completePacks()) {
    const found = await cache.match(path, {ignoreVary: true});
    if (found) return found;
  }
  return undefined;
}

const readPacks = async (): Promise<Packs> =>
  (await (await fetch(`${baseUrl}${packsFile}`, {cache: 'no-store'})).json()) as Packs;

/** Fetches a file for a pack. Throws if it is not there as such. */
async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path, {cache: isHashed(path) ? 'default' : 'no-cache'});
  if (!response.ok || response.redirected) {
    throw new Error(`${path}: ${response.status}`);
  }
  return response;
}

/**
 * Loads a pack beside the one of the former build, and replaces that only when it is complete. If something fails, the
 * next page goes on with what is there. Returns whether another build was replaced.
 */
async function load(pack: string, {build, files}: Packs): Promise<boolean> {
  const name = packName(pack, build);
  const before = await completePacks();
  if (!files[pack] || before.some((one) => one.name === name)) return false;
  const cache = await caches.open(name);
  const missing: string[] = [];
  for (const path of files[pack]) {
    if (!(await cache.match(path))) missing.push(path);
  }
  const next = async (): Promise<void> => {
    for (let path = missing.shift(); path; path = missing.shift()) {
      const known = isHashed(path) ? await keptFile(path) : undefined;
      await cache.put(path, known ?? (await fetchFile(path)));
    }
  };
  try {
    await Promise.all(Array.from({length: atOnce}, next));
  } catch (error) {
    missing.length = 0;
    // What does not fit would take the room of other websites.
    if ((error as Error).name === 'QuotaExceededError') await caches.delete(name);
    return false;
  }
  if ((await readPacks()).build !== build) {
    // Pages of two builds may be among the files.
    await caches.delete(name);
    return false;
  }
  await cache.put(complete, new Response());
  const former = (await caches.keys()).filter(
    (one) => one.startsWith(`${cachePrefix}${pack}@`) && one !== name,
  );
  await Promise.all(former.map((one) => caches.delete(one)));
  return before.some((one) => former.includes(one.name));
}

let loading: Promise<void> = Promise.resolve();

/** Keeps a manual, one after the other. Tells the pages once when a newer build has come. */
function keep(manual: string): Promise<void> {
  loading = loading
    .then(async () => {
      const packs = await readPacks();
      await load(shared, packs);
      if (await load(manual, packs)) {
        const pages = await self.clients.matchAll({type: 'window'});
        pages.forEach((page) => page.postMessage(updated));
      }
    })
    // Without a network, everything stays as it is.
    .catch(() => undefined);
  return loading;
}

const notKept = (): Response =>
  new Response(
    `<!doctype html><html lang="de-CH"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ohne Netz</title><h1>Ohne Netz gibt es diese Seite nicht</h1>
<p>Gespeichert sind nur die Handbücher, die Sie mit Netz geöffnet haben. <a href="${baseUrl}">Zur Startseite</a></p></html>`,
    {status: 503, headers: {'Content-Type': 'text/html; charset=utf-8'}},
  );

/** Answers with the page of the network, or after a while with the one that is kept. */
async function answerPage(request: Request): Promise<Response> {
  const network = fetch(request);
  const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const first = await Promise.race([network.catch(() => null), silence]);
  if (first) return first;
  const path = new URL(request.url).pathname;
  const kept = await keptFile(path.length > baseUrl.length ? path.replace(/\/$/, '') : path);
  return kept ?? network.catch(notKept);
}

/** Answers with a file that is kept if its name stands for its content, otherwise with that of the network. */
async function answerFile(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  const kept = isHashed(path) ? await caches.match(path, {ignoreVary: true}) : undefined;
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const instead = (await keptFile(path)) ?? (await keptFile(fullSize(path)));
    if (instead) return instead;
    throw error;
  }
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  event.waitUntil(keep((event.data as KeepMessage).keep));
});
self.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (!pathname.startsWith(baseUrl) || pathname === `${baseUrl}${packsFile}`) return;
  const isPage = request.mode === 'navigate' && request.destination === 'document';
  event.respondWith(isPage ? answerPage(request) : answerFile(request));
});
