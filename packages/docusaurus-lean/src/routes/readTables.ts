import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {
  chunksOf,
  propsChunk,
  withDescendants,
  type Registry,
  type Route,
  type Tables,
  type VersionData,
} from './model';

/** Thrown if the framework writes its tables in a form that this plugin does not know. */
export class UnknownForm extends Error {
  override name = 'UnknownForm';
}

interface RawRoute {
  path: string;
  component: string;
  routes?: RawRoute[];
}

function toRoute({path: routePath, component, routes, ...attributes}: RawRoute): Route {
  if (typeof routePath !== 'string' || typeof component !== 'string') {
    throw new UnknownForm('a route has no path or no component');
  }
  return {
    path: routePath,
    key: component,
    attributes,
    ...(routes && {routes: routes.map(toRoute)}),
  };
}

/** Returns the route tree of `routes.js` without the last route `*`, which upstream adds for unknown addresses. */
export function parseRoutes(source: string): Route[] {
  const [head = '', body] = source.split('export default ');
  if (body === undefined || !/^import ComponentCreator from /m.test(head)) {
    throw new UnknownForm('routes.js does not export a tree of ComponentCreator calls');
  }
  const ComponentCreator = (routePath: string, hash?: string) => `${routePath}-${hash}`;
  const raw = vm.runInNewContext(`(${body.trim().replace(/;$/, '')})`, {
    ComponentCreator,
  }) as RawRoute[];
  if (raw.at(-1)?.path !== '*') {
    throw new UnknownForm('routes.js does not end with the route for unknown addresses');
  }
  return raw.slice(0, -1).map(toRoute);
}

const entry =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("(?:[^"\\]|\\.)+")\), /gm;

/** Returns the module requests of `registry.js` by chunk name. */
export function parseRegistry(source: string): Registry {
  return Object.fromEntries(
    [...source.matchAll(entry)].map(([, name = '', request = '""']) => [
      name,
      JSON.parse(request) as string,
    ]),
  );
}

/** Returns the data of the docs versions among the routes, by chunk. */
function readVersions(tables: Omit<Tables, 'versions'>, generatedFilesDir: string) {
  const versions: Tables['versions'] = {};
  for (const route of withDescendants(tables.routes).filter(({routes}) => routes)) {
    const chunk = propsChunk(tables.chunkNames, route);
    const request = chunk && tables.registry[chunk];
    if (chunk && request?.startsWith('@generated/') && request.endsWith('.json')) {
      const file = path.join(generatedFilesDir, request.replace('@generated/', ''));
      const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version?: VersionData};
      if (version?.docsSidebars && version.docs) {
        versions[chunk] = version;
      }
    }
  }
  return versions;
}

/** Parses one generated file. An error of the parser, or of reading the file, means an unknown form as well. */
function parseFile<Table>(dir: string, name: string, parse: (source: string) => Table): Table {
  try {
    return parse(readFileSync(path.join(dir, name), 'utf8'));
  } catch (error) {
    if (error instanceof UnknownForm) {
      throw error;
    }
    throw new UnknownForm(`${name} cannot be read (${(error as Error).message})`, {cause: error});
  }
}

/** Reads the tables that the framework generated; throws {@link UnknownForm}. */
export function readTables(generatedFilesDir: string): Tables {
  const tables = {
    routes: parseFile(generatedFilesDir, 'routes.js', parseRoutes),
    chunkNames: parseFile(generatedFilesDir, 'routesChunkNames.json', JSON.parse),
    registry: parseFile(generatedFilesDir, 'registry.js', parseRegistry),
    globalData: parseFile(generatedFilesDir, 'globalData.json', JSON.parse),
  };
  checkComplete(tables);
  return {...tables, versions: readVersions(tables, generatedFilesDir)};
}

/** Checks that every route has its chunks and every chunk has its module. */
function checkComplete({routes, chunkNames, registry}: Omit<Tables, 'versions'>): void {
  for (const {key} of withDescendants(routes)) {
    if (chunkNames[key] === undefined) {
      throw new UnknownForm(`routesChunkNames.json has no chunks for ${key}`);
    }
    const unknown = chunksOf(chunkNames[key]).find((name) => registry[name] === undefined);
    if (unknown !== undefined) {
      throw new UnknownForm(`registry.js has no module for the chunk ${unknown} of ${key}`);
    }
  }
}
