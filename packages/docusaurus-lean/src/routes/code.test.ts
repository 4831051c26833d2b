import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {splitModules} from './code';
import {splitTables} from './parts';
import {testTables} from './testTables';

const modules = splitModules(testTables, splitTables(testTables, new Set()));

/** Runs a module whose imports are replaced by a function that gives the chunk's name and request. */
function run(source = ''): Record<string, unknown> {
  const body = source
    .replace(/^import ComponentCreator .*$/gm, '')
    .replace(/^import (\w+) from (".*");$/gm, 'const $1 = {version: $2};')
    .replace(/import\(\/\* webpack\w+: ("[^"]+") \*\/ ("[^"]+")\)/g, '[$1, $2]')
    .replace('export default', 'exports.default =')
    .replace(/export const (\w+) =/g, 'exports.$1 =');
  const exports = {};
  vm.runInNewContext(body, {exports, ComponentCreator: (...args: string[]) => args.join('#')});
  return exports;
}

describe('splitModules', () => {
  it('writes the route tree with the parts in place of pages', () => {
    interface Tree {
      routes: Tree[];
      parts: {load: () => unknown}[];
    }
    const [search, shop, unknown] = run(modules.routes).default as Tree[];
    expect(search).toMatchObject({path: '/suche', component: '/suche#aaa', exact: true});
    const root = shop?.routes[1]?.routes[0];
    expect(root).toMatchObject({path: '/shop', component: '/shop#doc', routes: []});
    expect(unknown).toMatchObject({path: '*', component: '*'});
    expect(root?.parts).toMatchObject([{first: '/shop', chunk: 'pages-1'}]);
    expect(root?.parts[0]?.load()).toEqual(['pages-1', './pages-1.js']);
  });

  it('takes into the main bundle what nearly every page needs', () => {
    const registry = run(modules.registry).default as Record<string, [() => unknown, boolean]>;
    expect(Object.keys(registry).filter((name) => !registry[name]?.[1])).toEqual([
      'docs',
      'context',
      'version',
      'props1',
      'props2',
      'root',
      'item',
    ]);
    expect(registry.docs?.[0]()).toEqual(['eager', '@theme/DocsRoot']);
    expect(registry.category?.[0]()).toEqual(['category', testTables.registry.category]);
  });

  it('keeps chunk names and modules of pages for their part', () => {
    const main = JSON.stringify([run(modules.registry), run(modules.routesChunkNames)]);
    expect(main).not.toMatch(/intro|pay|old|start/);
    const part = run(modules['pages-1']);
    expect(part.pages).toEqual([
      ['/shop', 'aaa', {__comp: 'category', __props: 'start'}, {exact: true}],
      ['/shop/einf%C3%BChrung', 'aaa', {__comp: 'item', content: 'intro'}, {exact: true}],
      ['/shop/zahlen', 'aaa', {__comp: 'item', content: 'pay'}, {exact: true}],
    ]);
    expect(Object.keys(part.registry as object)).toEqual(['start', 'intro', 'pay']);
  });

  it('keeps sidebars and documents of a docs version out of the main bundle', () => {
    const registry = run(modules.registry).default as Record<string, [() => unknown]>;
    expect(registry.props2?.[0]()).toEqual(['eager', './version-props2.js']);
    expect(run(modules['version-props2'])).toEqual({
      default: {version: {docsSidebars: {}, docs: {}}},
    });
    const part = run(modules['pages-1']).version as {load: () => unknown};
    expect(part).toMatchObject({original: './version-props2.js', shown: {docs: {}}});
    expect(part.load()).toEqual(['props2', testTables.registry.props2]);
  });
});
