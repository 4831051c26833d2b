import {pathKey} from './client/pathKey';
import {
  docsPlugin,
  type DocsData,
  type GlobalData,
  type GlobalDoc,
  type Route,
  type Tables,
} from './model';

/** Pages per part: about 5 kB of JavaScript (brotli). */
export const pagesPerPart = 100;

/** Consecutive pages (by address) of one docs version, loaded together when one of them is needed. */
export interface Part {
  /** Chunk name, for example `pages-3`. */
  name: string;
  /** Key of the first page's address. */
  first: string;
  pages: Route[];
  /** Global data of these pages and of their counterparts in other versions. */
  docs: PartialDocs;
}

/** Docs by plugin instance and version. */
export type PartialDocs = Record<string, Record<string, GlobalDoc[]>>;

/** The tables without single pages, and the pages in parts by the key of their parent route. */
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

/** Docs of these addresses with their counterparts: documents of the same id in other versions. */
export function docsOf(data: DocsData, keys: ReadonlySet<string>): PartialDocs {
  const result: PartialDocs = {};
  for (const [instance, {versions}] of Object.entries(data)) {
    const ids = new Set(
      versions.flatMap(({docs}) =>
        docs.filter((doc) => keys.has(pathKey(doc.path))).map(({id}) => id),
      ),
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

/** Global data with only those docs that every page needs: start pages and `navbarDocIds`. */
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
 * Takes the pages out of the tables and cuts them into parts of at most `size` pages.
 * Everything else, which does not grow with the number of pages, stays; so does the home page at
 * `baseUrl`, which the framework looks for among the routes (breadcrumbs link to it).
 */
export function splitTables(
  {routes, globalData}: Pick<Tables, 'routes' | 'globalData'>,
  navbarDocIds: ReadonlySet<string>,
  size = pagesPerPart,
  baseUrl = '/',
): SplitTables {
  const parts = new Map<string, Part[]>();
  let count = 0;
  const toPart = (pages: Route[]): Part => {
    const keys = pages.map((page) => pathKey(page.path));
    return {
      name: `pages-${count++}`,
      first: keys[0] ?? '',
      pages,
      docs: docsOf(globalData[docsPlugin] ?? {}, new Set(keys)),
    };
  };
  const takeOut = (route: Route): Route => {
    if (!isParentOfPages(route)) {
      return {...route, ...(route.routes && {routes: route.routes.map(takeOut)})};
    }
    const pages = route.routes ?? [];
    const home = pages.filter(({path}) => path === baseUrl);
    const sorted = pages
      .filter(({path}) => path !== baseUrl)
      .sort((a, b) => (pathKey(a.path) < pathKey(b.path) ? -1 : 1));
    parts.set(route.key, cut(sorted, size).map(toPart));
    return {...route, routes: home};
  };
  return {
    routes: routes.map(takeOut),
    globalData: slimGlobalData(globalData, navbarDocIds),
    parts,
  };
}
