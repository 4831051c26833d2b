/** Loads the routing tables of a page's part and adds them to the framework's. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {docsPlugin, type ChunkNames, type DocsData} from '../model';
import type {PartialDocs} from '../parts';
import {pathKey} from './pathKey';
import type {PartVersion} from './versions';

/** What a part's module exports. */
export interface PartModule {
  registry: Record<string, [load: () => Promise<unknown>, ownFile: boolean]>;
  pages: [path: string, hash: string, chunks: ChunkNames[string], attributes: object][];
  globalDocs: PartialDocs;
  version?: PartVersion;
}

/** A part as the route above its pages lists it. */
interface PartEntry {
  /** Key of its first address. */
  first: string;
  chunk: string;
  load: () => Promise<PartModule>;
  loaded?: PartModule;
}

type ParentRoute = RouteConfig & {routes: RouteConfig[]; parts?: PartEntry[]};

function install(parent: ParentRoute, {registry: chunks, pages, globalDocs}: PartModule): void {
  Object.assign(registry, chunks);
  const known = new Set(parent.routes.map(({path}) => path));
  for (const [path, hash, chunkNames, attributes] of pages.filter(([path]) => !known.has(path))) {
    (routesChunkNames as ChunkNames)[`${path}-${hash}`] = chunkNames;
    parent.routes.push({path, component: ComponentCreator(path, hash), ...attributes});
  }
  const data = globalData[docsPlugin] as unknown as DocsData;
  for (const [instance, versions] of Object.entries(globalDocs)) {
    for (const version of data[instance]?.versions ?? []) {
      const ids = new Set(version.docs.map(({id}) => id));
      version.docs.push(...(versions[version.name] ?? []).filter(({id}) => !ids.has(id)));
    }
  }
}

/** Returns the part that a page belongs to, if its address can be one, and the route above it. */
function find(pathname: string): {parent?: ParentRoute; entry?: PartEntry} {
  const parent = matchRoutes(routes as RouteConfig[], pathname)
    .map(({route}) => route as ParentRoute)
    .findLast((route) => route.parts);
  const key = pathKey(pathname);
  const entry = parent?.parts?.findLast(({first}, i) => i === 0 || first <= key);
  return {parent, entry};
}

/** Returns the chunk of the part that a page belongs to, unless it is already loaded. */
export function missingPart(pathname: string): string | undefined {
  const {entry} = find(pathname);
  return entry?.loaded ? undefined : entry?.chunk;
}

/**
 * Makes the page of an address known to the router and returns its part, if it belongs to one. Rejects if the part
 * cannot be loaded.
 */
export async function loadPart(pathname: string): Promise<PartModule | undefined> {
  const {parent, entry} = find(pathname);
  if (parent && entry && !entry.loaded) {
    const part = await entry.load();
    // Another call may have loaded it in the meantime.
    if (!entry.loaded) {
      entry.loaded = part;
      install(parent, part);
    }
  }
  return entry?.loaded;
}
