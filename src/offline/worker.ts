/// <reference lib="webworker" />
/**
 * The service worker of an installation with `OFFLINE=true`. It keeps the manuals that are read, whole and all of one
 * build. With a network, pages always come from there, so nothing gets old; without one, they come from what is kept.
 */
import {
  cachePrefix,
  fullSize,
  packsFile,
  shared,
  type KeepMessage,
  type Packs,
  type UpdatedMessage,
} from './packs';

declare const self: ServiceWorkerGlobalScope;

const baseUrl = new URL(self.registration.scope).pathname;

const prefix = cachePrefix(baseUrl);

/** Milliseconds after which a page that is kept is shown while the network is still silent. */
const patience = 4000;

/** How many files are fetched at once. */
const atOnce = 6;

/** Files whose names change with their content. */
const isHashed = (path: string): boolean =>
  path.startsWith(`${baseUrl}assets/`) || /\/search-index\/(?!manifest)/.test(path);

/** What the worker remembers: the build whose packs are in use, and one for which there was no room. */
const memory = {
  cache: `${prefix}memory`,
  read: async (key: 'build' | 'full'): Promise<string | undefined> =>
    (await (await caches.open(memory.cache)).match(baseUrl + key))?.text(),
  write: async (key: 'build' | 'full', value: string): Promise<void> =>
    (await caches.open(memory.cache)).put(baseUrl + key, new Response(value)),
};

/** An entry of every pack that is complete. */
const complete = `${baseUrl}complete`;

const cacheName = (build: string, pack: string): string => `${prefix}${build}:${pack}`;

/** Returns the packs of a build that are complete, with their caches. */
async function completePacks(build: string): Promise<Map<string, Cache>> {
  const packs = new Map<string, Cache>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(cacheName(build, ''))) continue;
    const cache = await caches.open(name);
    if (await cache.match(complete)) packs.set(name.slice(cacheName(build, '').length), cache);
  }
  return packs;
}

/** Returns what is kept of a path, from the one build that is in use. */
async function keptFile(path: string): Promise<Response | undefined> {
  const build = await memory.read('build');
  for (const cache of (await completePacks(build ?? '-')).values()) {
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

/** Loads a pack, or what is still missing of it. Throws if a file is not there, or does not fit. */
async function load(pack: string, {build, files}: Packs): Promise<void> {
  const cache = await caches.open(cacheName(build, pack));
  if (await cache.match(complete)) return;
  const missing = [...files[pack]!];
  const next = async (): Promise<void> => {
    for (let path = missing.shift(); path; path = missing.shift()) {
      const known = isHashed(path) ? await caches.match(path, {ignoreVary: true}) : undefined;
      await cache.put(path, known ?? (await fetchFile(path)));
    }
  };
  try {
    await Promise.all(Array.from({length: atOnce}, next));
  } finally {
    missing.length = 0;
  }
  // Without this, pages of two builds may be among the files.
  if ((await readPacks()).build !== build) {
    throw new Error('Another build has been published meanwhile.');
  }
  await cache.put(complete, new Response());
}

/** Deletes the caches of all builds but one. */
async function deleteOthers(build: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) =>
      name.startsWith(prefix) && name !== memory.cache && !name.startsWith(cacheName(build, '')),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Loads the manual that is being read, and of a newer build everything that was kept of the one before. That one stays
 * in use until all of the newer is complete. Then the pages are told, once.
 */
async function update(manual: string): Promise<void> {
  const packs = await readPacks();
  const {build, script} = packs;
  if ((await memory.read('full')) === build) return;
  const before = await memory.read('build');
  const kept = before ? [...(await completePacks(before)).keys()] : [];
  const wanted = [...new Set([shared, ...kept, manual])].filter((pack) => packs.files[pack]);
  try {
    for (const pack of wanted) await load(pack, packs);
  } catch (error) {
    if ((error as Error).name === 'QuotaExceededError') {
      // What does not fit would be fetched again and again, and take the room of other websites.
      await Promise.all(wanted.map((pack) => caches.delete(cacheName(build, pack))));
      await memory.write('full', build);
    }
    return;
  }
  if (build === before) return;
  await memory.write('build', build);
  await deleteOthers(build);
  if (before) {
    const pages = await self.clients.matchAll({type: 'window'});
    pages.forEach((page) => page.postMessage({script} satisfies UpdatedMessage));
  }
}

let updating: Promise<void> = Promise.resolve();

/** Keeps a manual, one after the other. Without a network, everything stays as it is. */
function keep(manual: string): Promise<void> {
  updating = updating.then(() => update(manual)).catch(() => undefined);
  return updating;
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

// A changed worker waits until all pages are closed: one that takes over at once can leave a page loading for ever that
// is being opened just then.
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
