import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {build} from 'esbuild';
import type {Env} from '../config/env';
import {indexFolder, searchPath} from '@portal/search/constants';
import {cachePrefix, filesOf, packOf, packsFile, shared, workerFile, type Packs} from './packs';
import type {BuiltPage} from '../build/pages';

/** Returns a worker that deletes the caches of an earlier worker of the installation and unregisters itself. */
export const removingWorker = (
  baseUrl: string,
) => `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith(${JSON.stringify(cachePrefix(baseUrl))})) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Returns the addresses of all files in a folder of the build. */
async function filesIn(outDir: string, folder: string, baseUrl: string): Promise<string[]> {
  const names = await readdir(path.join(outDir, folder), {recursive: true});
  return names.map((name) => `${baseUrl}${folder}/${name.split(path.sep).join('/')}`);
}

/** Returns the packs of a build. */
async function packsOf(
  pages: readonly BuiltPage[],
  {baseUrl, outDir}: Pick<LoadContext, 'baseUrl' | 'outDir'>,
  withIndex: boolean,
): Promise<Packs> {
  const files: Record<string, Set<string>> = {};
  const used = new Set<string>();
  const fileOf = (address: string) => path.join(outDir, address.slice(baseUrl.length));
  const hash = createHash('sha256');
  for (const {html, route, isPublic} of pages) {
    hash.update(html);
    const manual = packOf(route, baseUrl);
    const isShared = manual === '' || manual === searchPath;
    // A page may mention addresses that do not exist, for example in a code block. With one of them, a pack would never
    // be complete.
    const own = filesOf(html, baseUrl).filter((file) => existsSync(fileOf(file)));
    own.forEach((file) => used.add(file));
    if (isPublic || isShared) {
      const pack = (files[isShared ? shared : manual] ??= new Set());
      [encodeURI(route), ...own].forEach((file) => pack.add(file));
    }
  }
  const late = [
    ...(await filesIn(outDir, 'assets/js', baseUrl)),
    ...(await filesIn(outDir, 'assets/css', baseUrl)),
  ].filter((file) => /\.(?:js|css)$/.test(file) && !used.has(file));
  // The pictures of steps are named in scripts only, one for each version of a manual.
  for (const script of late) {
    const manual = /\/steps-([^/_.]+)[^/]*\.js$/.exec(script)?.[1] ?? '';
    const source = files[manual] ? readFileSync(fileOf(script), 'utf8') : '';
    for (const [picture] of source.matchAll(/assets\/steps\/[\w.-]+/g)) {
      files[manual]!.add(baseUrl + picture);
    }
  }
  // The hosted search has no index to cache.
  const index = withIndex ? await filesIn(outDir, indexFolder, baseUrl) : [];
  [...late, ...index.filter((file) => file.endsWith('.json'))].forEach((file) =>
    files[shared]!.add(file),
  );
  const sizes = [...used, ...late, ...index]
    .filter((file) => /\.(?:js|css|json)$/.test(file))
    .map((file) => [file, statSync(fileOf(file)).size] as const);
  const lists = Object.entries(files).map(([pack, names]) => [pack, [...names].sort()] as const);
  // The runtime lists the hashes of all other scripts, so it changes with every build.
  const script = [...used].find((file) => /\/runtime~main\.\w+\.js$/.test(file))!;
  return {
    build: hash.digest('hex').slice(0, 12),
    script,
    files: Object.fromEntries(lists),
    sizes: Object.fromEntries(sizes),
  };
}

/**
 * Writes the service worker and, with `OFFLINE=true`, the list of files that it caches. Without `OFFLINE`, the worker
 * deletes the caches of an earlier one and unregisters itself.
 */
export async function writeOffline(
  pages: readonly BuiltPage[],
  context: Pick<LoadContext, 'baseUrl' | 'outDir' | 'siteDir'>,
  {offline, algolia}: Pick<Env, 'offline' | 'algolia'>,
): Promise<void> {
  const {baseUrl, outDir, siteDir} = context;
  const worker = path.join(outDir, workerFile);
  if (!offline) {
    await writeFile(worker, removingWorker(baseUrl));
    return;
  }
  await build({
    entryPoints: [path.join(siteDir, 'src/offline/worker.ts')],
    outfile: worker,
    bundle: true,
    minify: true,
    logLevel: 'error',
  });
  await writeFile(
    path.join(outDir, packsFile),
    JSON.stringify(await packsOf(pages, context, algolia === null)),
  );
}
