import {createHash} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {budgets} from '../../../scripts/bench/site/budgets';
import {splitModules} from './code';
import {docsPlugin, type Route, type Tables} from './model';
import {splitTables} from './parts';

const hash = (text: string, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** Tables of a site with nine manuals, whose addresses compress as badly as real ones. */
function siteOf(pageCount: number): Tables {
  const tables: Tables = {routes: [], chunkNames: {}, registry: {}, globalData: {}, versions: {}};
  const register = (request: string) => {
    const chunk = hash(request, 8);
    tables.registry[chunk] = request;
    return chunk;
  };
  const route = (path: string, chunks: Tables['chunkNames'][string], routes?: Route[]): Route => {
    const key = `${path}-${hash(path + (routes ? 'parent' : ''), 3)}`;
    tables.chunkNames[key] = chunks;
    return {path, key, attributes: routes ? {} : {exact: true}, ...(routes && {routes})};
  };
  const data: Tables['globalData'][typeof docsPlugin] = {};
  for (let manual = 0; manual < 9; manual++) {
    const ids = Array.from({length: Math.round(pageCount / 9)}, (_, i) =>
      hash(`${manual}/${i}`, 10),
    );
    const docs = ids.map((id) => ({id, path: `/manual-${manual}/${id}`}));
    const pages = docs.map(({id, path}) =>
      route(path, {__comp: register('@theme/DocItem'), content: register(`@site/${id}.mdx`)}),
    );
    const root = route(`/manual-${manual}`, {__comp: register('@theme/DocRoot')}, pages);
    tables.routes.push(root);
    data[manual] = {versions: [{name: 'current', mainDocId: ids[0] ?? '', docs}]};
  }
  return {...tables, globalData: {[docsPlugin]: data}};
}

/** Compressed size of what the main bundle holds of the routing tables. */
function mainBytes(pageCount: number): number {
  const tables = siteOf(pageCount);
  const modules = splitModules(tables, splitTables(tables, new Set()));
  const names = ['routes', 'registry', 'routesChunkNames', 'globalData'] as const;
  return brotliCompressSync(names.map((name) => modules[name]).join('\n')).length;
}

it('the main bundle grows with the number of pages by no more than its budget', () => {
  const grown = mainBytes(5_000) - mainBytes(215);
  expect(grown).toBeGreaterThan(0);
  expect(grown).toBeLessThanOrEqual(budgets.growth);
});
