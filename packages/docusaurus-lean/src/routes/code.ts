import {dataModule, type Modules} from '../lib/replaceTables';
import type {Part, SplitTables} from './parts';
import {chunksOf, withDescendants, type ChunkTree, type Route, type Tables} from './model';

const hashOf = ({key, path}: Route) => key.slice(path.length + 1);

/** Returns the chunks that go into the main bundle: the components around and of nearly all pages. */
function eagerChunks({routes, chunkNames}: Tables): Set<string> {
  const all = withDescendants(routes);
  const pages = all.filter((route) => route.routes === undefined);
  const component = (route: Route) => (chunkNames[route.key] as {__comp: string}).__comp;
  const context = (route: Route) =>
    chunksOf((chunkNames[route.key] as {__context?: ChunkTree}).__context);
  const often = (name: string) =>
    pages.filter((page) => component(page) === name).length > pages.length / 2;
  const parents = all.filter((route) => route.routes !== undefined);
  return new Set([
    ...parents.flatMap((route) => [component(route), ...context(route)]),
    ...[...new Set(pages.map(component))].filter(often),
  ]);
}

function routeCode(route: Route, parts: Map<string, Part[]>): string {
  const own = parts.get(route.key);
  const fields = [
    `path: ${JSON.stringify(route.path)}`,
    `component: ComponentCreator(${JSON.stringify(route.path)}, ${JSON.stringify(hashOf(route))})`,
    ...Object.entries(route.attributes).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    ),
    ...(route.routes
      ? [`routes: [${route.routes.map((r) => routeCode(r, parts)).join(',\n')}]`]
      : []),
    ...(own ? [`parts: [${own.map(partCode).join(',\n')}]`] : []),
  ];
  return `{${fields.join(', ')}}`;
}

const partCode = ({name, first}: Part) =>
  `{first: ${JSON.stringify(first)}, chunk: ${JSON.stringify(name)}, load: () => ${importCode(name, `./${name}.js`)}}`;

/** Returns the name of the module with a docs version without its sidebars and documents. */
const versionModule = (chunk: string) => `./version-${chunk}.js`;

const importCode = (chunk: string, request = '') =>
  `import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(request)})`;

const eagerImportCode = (request = '') =>
  `import(/* webpackMode: "eager" */ ${JSON.stringify(request)})`;

/**
 * Returns the code of the loaders by chunk. The second field means a separate file. Only the server uses upstream's
 * module names and ids.
 */
function registryCode(
  names: Iterable<string>,
  {registry, versions}: Tables,
  eager: Set<string>,
): string {
  const entry = (name: string) => {
    if (versions[name]) {
      return `[() => ${eagerImportCode(versionModule(name))}, false]`;
    }
    return eager.has(name)
      ? `[() => ${eagerImportCode(registry[name])}, false]`
      : `[() => ${importCode(name, registry[name])}, true]`;
  };
  return `{\n${[...names].map((name) => `${JSON.stringify(name)}: ${entry(name)},`).join('\n')}\n}`;
}

/** Returns the names of the chunks with one page each. */
export function pageChunks({chunkNames, registry}: Tables, pages: readonly Route[]): string[] {
  const names = pages.flatMap((page) => chunksOf(chunkNames[page.key]));
  return [...new Set(names)].filter((name) => !registry[name]?.startsWith('@theme/'));
}

function partModule(part: Part, tables: Tables): string {
  const pages = part.pages.map((page) => [
    page.path,
    hashOf(page),
    tables.chunkNames[page.key],
    page.attributes,
  ]);
  const {version} = part;
  const versionCode =
    version &&
    `import original from ${JSON.stringify(versionModule(version.chunk))};
const load = () => ${importCode(version.chunk, tables.registry[version.chunk])};
export const version = {original: original.version, shown: ${JSON.stringify(version.data)}, load};
`;
  return `${versionCode ?? ''}export const registry = ${registryCode(pageChunks(tables, part.pages), tables, new Set())};
export const pages = ${JSON.stringify(pages)};
export const globalDocs = ${JSON.stringify(part.globalDocs)};
`;
}

/** Returns the modules that replace the framework's tables, and one module for each part. */
export function splitModules(tables: Tables, split: SplitTables): Modules {
  const parts = [...split.parts.values()].flat();
  const allPages = parts.flatMap(({pages}) => pages);
  const inMain = new Set(withDescendants(split.routes).map(({key}) => key));
  const elsewhere = allPages.filter(({key}) => !inMain.has(key));
  const chunksElsewhere = new Set(pageChunks(tables, elsewhere));
  const mainChunks = Object.keys(tables.registry).filter((name) => !chunksElsewhere.has(name));
  const mainChunkNames = Object.fromEntries(
    Object.entries(tables.chunkNames).filter(([key]) => inMain.has(key)),
  );
  return {
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [${split.routes.map((route) => routeCode(route, split.parts)).join(',\n')},
{path: '*', component: ComponentCreator('*')}];
`,
    registry: `export default ${registryCode(mainChunks, tables, eagerChunks(tables))};\n`,
    routesChunkNames: dataModule(mainChunkNames),
    globalData: dataModule(split.globalData),
    ...Object.fromEntries(parts.map((part) => [part.name, partModule(part, tables)])),
    ...Object.fromEntries(
      Object.entries(tables.versions).map(([chunk, version]) => [
        `version-${chunk}`,
        dataModule({version: {...version, docsSidebars: {}, docs: {}}}),
      ]),
    ),
  };
}
