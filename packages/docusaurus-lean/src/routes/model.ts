/** The framework's generated routing tables as data. */

export interface Route {
  path: string;
  /** Key into {@link ChunkNames}: the path, a dash and a hash. */
  key: string;
  routes?: Route[];
  /** Other attributes of the route, for example `exact` and `sidebar`. */
  attributes: Record<string, unknown>;
}

/** A tree whose leaves are chunk names. */
export type ChunkTree = string | {[key: string]: ChunkTree} | ChunkTree[];

/** Chunks by route key. */
export type ChunkNames = Record<string, ChunkTree>;

/** Module requests by chunk name. */
export type Registry = Record<string, string>;

/** Data of a page for the navbar and the version dropdown. */
export interface GlobalDoc {
  id: string;
  path: string;
}

export interface GlobalVersion {
  name: string;
  mainDocId: string;
  docs: GlobalDoc[];
}

/** Global data of the docs plugin, by instance. */
export type DocsData = Record<string, {versions: GlobalVersion[]}>;

export const docsPlugin = 'docusaurus-plugin-content-docs';

export type GlobalData = Record<string, unknown> & {[docsPlugin]?: DocsData};

export interface SidebarItem {
  type: string;
  label?: string;
  href?: string;
  docId?: string;
  unlisted?: boolean;
  linkUnlisted?: boolean;
  collapsible?: boolean;
  collapsed?: boolean;
  items?: SidebarItem[];
}

/** Data of a docs version for the theme. */
export interface VersionData {
  docsSidebars: Record<string, SidebarItem[]>;
  docs: Record<string, unknown>;
}

export interface Tables {
  routes: Route[];
  chunkNames: ChunkNames;
  registry: Registry;
  globalData: GlobalData;
  /** Docs versions by the chunk that contains them. */
  versions: Record<string, VersionData>;
}

/** Returns the chunk names in a tree. */
export function chunksOf(tree: ChunkTree | undefined): string[] {
  if (tree === undefined) {
    return [];
  }
  return typeof tree === 'string' ? [tree] : Object.values(tree).flatMap((part) => chunksOf(part));
}

/** Returns a list of routes and all routes that are nested in them. */
export function withDescendants(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => [route, ...withDescendants(route.routes ?? [])]);
}

/** Returns the chunk with the properties of a route's component. */
export function propsChunk(chunkNames: ChunkNames, {key}: Route): string | undefined {
  return (chunkNames[key] as {__props?: string}).__props;
}
