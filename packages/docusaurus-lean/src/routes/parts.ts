import {pathKey} from './client/pathKey';
import {
  docsPlugin,
  propsChunk,
  type DocsData,
  type GlobalData,
  type GlobalDoc,
  type Route,
  type Tables,
  type VersionData,
} from './model';
import {versionPart} from './sidebars';

/** Pages per part: about 2 kB of JavaScript (brotli). Each part costs 30 bytes in the main bundle. */
export const pagesPerPart = 12;

/** Consecutive pages (by address) of one docs version. They load together when one of them is needed. */
export interface Part {
  /** Chunk name, for example `pages-3`. */
  name: string;
  /** Key of the first page's address. */
  first: string;
  pages: Route[];
  /** Global data of these pages and of their counterparts in other versions. */
  globalDocs: PartialDocs;
  /** The docs version of the pages: its chunk, and the data that these pages show when they load. */
  version?: {chunk: string; data: VersionData};
}

const partName = (n: number) => `pages-${n}`;

/** Docs by plugin instance and version. */
export type PartialDocs = Record<string, Record<string, GlobalDoc[]>>;

/** The tables without single pages, and the parts with the pages by the key of their parent route. */
export interface SplitTables {
  routes: Route[];
  globalData: GlobalData;
  parts: Map<string, Part[]>;
}

const isParentOfPages = ({routes}: Route) =>
  routes !== undefined && routes.length > 0 && routes.every((route) => route.routes === undefined);

function cut<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({length: count}, (_, i) => items.slice(i * size, (i + 1) * size));
}

const keys = new WeakMap<GlobalDoc, string>();

/** Returns the key of a document's address. It is computed once. */
function keyOf(doc: GlobalDoc): string {
  const key = keys.get(doc) ?? pathKey(doc.path);
  keys.set(doc, key);
  return key;
}

/** Returns the docs of these addresses and their counterparts: documents of the same id in other versions. */
function docsOf(data: DocsData, wanted: ReadonlySet<string>): PartialDocs {
  const result: PartialDocs = {};
  for (const [instance, {versions}] of Object.entries(data)) {
    const ids = new Set(
      versions.flatMap(({docs}) => docs.filter((doc) => wanted.has(keyOf(doc))).map(({id}) => id)),
    );
    for (const {name, docs} of versions) {
      const found = docs.filter(({id}) => ids.has(id));
      if (found.length > 0) {
        (result[instance] ??= {})[name] = found;
      }
    }
  }
  return result;
}

/** Returns the global data with only those docs that every page needs: start pages and `navbarDocIds`. */
function slimGlobalData(globalData: GlobalData, navbarDocIds: ReadonlySet<string>): GlobalData {
  const data = globalData[docsPlugin] ?? {};
  const slim = Object.entries(data).map(([instance, content]) => {
    const versions = content.versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({id}) => id === version.mainDocId || navbarDocIds.has(id)),
    }));
    return [instance, {...content, versions}];
  });
  return {...globalData, [docsPlugin]: Object.fromEntries(slim)};
}

/**
 * Removes the pages from the tables and groups them into parts of up to `size` pages. Everything else stays, because
 * it does not grow with the number of pages. So does the home page at `baseUrl`, because the framework looks for it
 * among the routes (breadcrumbs link to it).
 */
export function splitTables(
  {routes, chunkNames, globalData, versions}: Tables,
  navbarDocIds: ReadonlySet<string>,
  size = pagesPerPart,
  baseUrl = '/',
): SplitTables {
  const parts = new Map<string, Part[]>();
  let count = 0;
  const toPart = (pages: Route[], chunk: string | undefined, besides: Route[]): Part => {
    const keys = [...besides, ...pages].map((page) => pathKey(page.path));
    const version = chunk === undefined ? undefined : versions[chunk];
    return {
      name: partName(count++),
      first: pathKey(pages[0]?.path ?? ''),
      pages,
      globalDocs: docsOf(globalData[docsPlugin] ?? {}, new Set(keys)),
      ...(chunk && version && {version: {chunk, data: versionPart(version, keys)}}),
    };
  };
  const takeOut = (route: Route, above: string | undefined): Route => {
    const version = propsChunk(chunkNames, route) ?? above;
    if (!isParentOfPages(route)) {
      const routesBelow = route.routes?.map((below) => takeOut(below, version));
      return {...route, ...(routesBelow && {routes: routesBelow})};
    }
    const all = route.routes ?? [];
    const home = all.filter(({path}) => path === baseUrl);
    const sorted = all
      .filter(({path}) => path !== baseUrl)
      .sort((a, b) => (pathKey(a.path) < pathKey(b.path) ? -1 : 1));
    // The home page also needs the data of a part. The first part provides it.
    const groups = sorted.length > 0 ? cut(sorted, size) : [[]];
    parts.set(
      route.key,
      groups.map((pages, i) => toPart(pages, version, i === 0 ? home : [])),
    );
    return {...route, routes: home};
  };
  return {
    routes: routes.map((route) => takeOut(route, undefined)),
    globalData: slimGlobalData(globalData, navbarDocIds),
    parts,
  };
}
