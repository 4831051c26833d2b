/// <reference lib="webworker" />
/**
 * The service worker of an installation with `OFFLINE=true`. It caches every manual that the reader opens, complete
 * and from a single build. Pages come from the network whenever there is one, so they are never out of date; without a
 * network, they come from the cache.
 */
import {
  cachePrefix,
  fullSize,
  isTypeOf,
  packsFile,
  shared,
  type KeepMessage,
  type Packs,
  type UpdatedMessage,
} from './packs';

declare const self: ServiceWorkerGlobalScope;

const baseUrl = new URL(self.registration.scope).pathname;

const prefix = cachePrefix(baseUrl);

/** Milliseconds to wait for the network before answering with a cached page. */
const patience = 4000;

/** Number of files to fetch in parallel. */
const parallelFetches = 6;

/** Returns whether the name of a file changes with its content. */
const isHashed = (path: string): boolean =>
  path.startsWith(`${baseUrl}assets/`) || /\/search-index\/(?!manifest)/.test(path);

/** Stores the build in use, and a build that exceeded the storage quota. */
const memory = {
  cache: `${prefix}memory`,
  read: async (key: 'build' | 'full'): Promise<string | undefined> =>
    (await (await caches.open(memory.cache)).match(baseUrl + key))?.text(),
  write: async (key: 'build' | 'full', value: string): Promise<void> =>
    (await caches.open(memory.cache)).put(baseUrl + key, new Response(value)),
};

/** Entry that marks a pack as complete. */
const completeMark = `${baseUrl}complete`;

const cacheName = (build: string, pack: string): string => `${prefix}${build}:${pack}`;

/** Returns the caches of a build's complete packs, by pack. */
async function completePacks(build: string): Promise<Map<string, Cache>> {
  const packs = new Map<string, Cache>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(cacheName(build, ''))) continue;
    const cache = await caches.open(name);
    if (await cache.match(completeMark)) packs.set(name.slice(cacheName(build, '').length), cache);
  }
  return packs;
}

/** Returns the cached response for a path, from the build in use. */
async function cachedResponse(path: string): Promise<Response | undefined> {
  const build = await memory.read('build');
  for (const cache of (await completePacks(build ?? '-')).values()) {
    const found = await cache.match(path, {ignoreVary: true});
    if (found) return found;
  }
  return undefined;
}

const readPacks = async (): Promise<Packs> =>
  (await (await fetch(`${baseUrl}${packsFile}`, {cache: 'no-store'})).json()) as Packs;

/** Whether an answer is the file itself, by its type. */
const isRight = (path: string, {headers}: Response): boolean =>
  isTypeOf(path, headers.get('Content-Type'));

/** Fetches a file. If something else comes, it is fetched once more, past the browser's own cache. */
async function fetchRight(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, {cache});
  return response.ok && !isRight(path, response) ? fetch(path, {cache: 'reload'}) : response;
}

/**
 * Fetches a file for a pack. Throws if the server does not answer with the file itself.
 *
 * @param size in bytes, if the build says it
 */
async function fetchFile(path: string, size?: number): Promise<Response> {
  const response = await fetchRight(path, isHashed(path) ? 'default' : 'no-cache');
  if (!response.ok || response.redirected || !isRight(path, response)) {
    throw new Error(`${path}: ${response.status} ${response.headers.get('Content-Type')}`);
  }
  if (size !== undefined && (await response.clone().arrayBuffer()).byteLength !== size) {
    throw new Error(`${path}: not ${size} bytes`);
  }
  return response;
}

/** Returns a file whose name changes with its content, if it is kept as such. */
async function keptFile(path: string): Promise<Response | undefined> {
  const found = isHashed(path) ? await caches.match(path, {ignoreVary: true}) : undefined;
  return found && isRight(path, found) ? found : undefined;
}

/** Downloads the files that a pack still lacks. Throws if a file is missing or the storage quota is exceeded. */
async function load(pack: string, {build, files, sizes}: Packs): Promise<void> {
  const cache = await caches.open(cacheName(build, pack));
  if (await cache.match(completeMark)) return;
  const missing = [...files[pack]!];
  const next = async (): Promise<void> => {
    for (let path = missing.shift(); path; path = missing.shift()) {
      await cache.put(path, (await keptFile(path)) ?? (await fetchFile(path, sizes[path])));
    }
  };
  try {
    await Promise.all(Array.from({length: parallelFetches}, next));
  } finally {
    missing.length = 0;
  }
  // A deployment during the download would mix the pages of two builds.
  if ((await readPacks()).build !== build) {
    throw new Error('Another build was published during the download.');
  }
  await cache.put(completeMark, new Response());
}

/** Deletes the caches of all other builds. */
async function deleteOthers(build: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) =>
      name.startsWith(prefix) && name !== memory.cache && !name.startsWith(cacheName(build, '')),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Downloads the manual that is being read. If there is a newer build, also downloads its version of every cached
 * manual. The old build stays in use until all packs of the newer one are complete; then the worker notifies the open
 * pages, once.
 */
async function update(manual: string): Promise<void> {
  const packs = await readPacks();
  const {build, script} = packs;
  if ((await memory.read('full')) === build) return;
  const before = await memory.read('build');
  const cached = before ? [...(await completePacks(before)).keys()] : [];
  const wanted = [...new Set([shared, ...cached, manual])].filter((pack) => packs.files[pack]);
  try {
    for (const pack of wanted) await load(pack, packs);
  } catch (error) {
    if ((error as Error).name === 'QuotaExceededError') {
      // Otherwise every page would download it again and use up the quota of other websites.
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

/** Queues the download of a manual. If the network fails, the cache stays unchanged. */
function keep(manual: string): Promise<void> {
  updating = updating.then(() => update(manual)).catch(() => undefined);
  return updating;
}

const offlinePage = (): Response =>
  new Response(
    `<!doctype html><html lang="de-CH"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ohne Netz</title><h1>Ohne Netz gibt es diese Seite nicht</h1>
<p>Gespeichert sind nur die Handbücher, die Sie mit Netz geöffnet haben. <a href="${baseUrl}">Zur Startseite</a></p></html>`,
    {status: 503, headers: {'Content-Type': 'text/html; charset=utf-8'}},
  );

/** Answers with the page from the network, or with the cached page if the network fails or takes too long. */
async function answerPage(request: Request): Promise<Response> {
  const network = fetch(request);
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const first = await Promise.race([network.catch(() => null), timeout]);
  if (first) return first;
  const path = new URL(request.url).pathname;
  const cached = await cachedResponse(
    path.length > baseUrl.length ? path.replace(/\/$/, '') : path,
  );
  return cached ?? network.catch(offlinePage);
}

/**
 * Answers with the cached file if its name changes with its content, otherwise with the file from the network. A page
 * that is open during a deployment shows the cached picture if the server no longer has it in the size of the screen.
 */
async function answerFile(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  const cached = await keptFile(path);
  if (cached) return cached;
  const isWhole = isHashed(path) && !request.headers.has('Range');
  const network = isWhole ? fetchRight(path, 'default') : fetch(request);
  const isThere = await network.then(
    ({ok}) => ok,
    () => false,
  );
  if (isThere) return network;
  return (await cachedResponse(path)) ?? (await cachedResponse(fullSize(path))) ?? network;
}

// There is no `skipWaiting`: a changed worker waits until all pages are closed. One that takes over at once can leave a
// page that is just being opened loading forever.
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
