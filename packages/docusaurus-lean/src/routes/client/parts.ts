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

/** Exports of a part's module. */
export interface PartModule {
  registry: Record<string, [load: () => Promise<unknown>, ownFile: boolean]>;
  pages: [path: string, hash: string, chunks: ChunkNames[string], attributes: object][];
  globalDocs: PartialDocs;
  version?: PartVersion;
}

/** A part in the list of the route above its pages. */
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

/** Returns the part that an address may belong to, and the route above its pages. */
function find(pathname: string): {parent?: ParentRoute; entry?: PartEntry} {
  const parent = matchRoutes(routes as RouteConfig[], pathname)
    .map(({route}) => route as ParentRoute)
    .findLast((route) => route.parts);
  const key = pathKey(pathname);
  const entry = parent?.parts?.findLast(({first}, i) => i === 0 || first <= key);
  return {parent, entry};
}

/** Returns the chunk of a page's part, or undefined if the part is loaded. */
export function missingPart(pathname: string): string | undefined {
  const {entry} = find(pathname);
  return entry?.loaded ? undefined : entry?.chunk;
}

/** Loads the part of a page, if it belongs to one, and adds the part's pages to the router. Returns the part. */
export async function loadPart(pathname: string): Promise<PartModule | undefined> {
  const {parent, entry} = find(pathname);
  if (parent && entry && !entry.loaded) {
    const part = await entry.load();
    // A concurrent call may have loaded it.
    if (!entry.loaded) {
      entry.loaded = part;
      install(parent, part);
    }
  }
  return entry?.loaded;
}
