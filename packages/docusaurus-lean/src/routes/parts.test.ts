import {describe, expect, it} from 'vitest';
import {docsPlugin, withDescendants} from './model';
import {splitTables} from './parts';
import {testTables} from './testTables';

const split = (size?: number) => splitTables(testTables, new Set(), size);
const pathsOf = (key: string, size?: number) =>
  split(size)
    .parts.get(key)
    ?.map(({pages}) => pages.map(({path}) => path));

describe('splitTables', () => {
  it('takes the pages out of the tree and leaves everything around them', () => {
    expect(withDescendants(split().routes).map(({key}) => key)).toEqual([
      '/suche-aaa',
      '/shop-top',
      '/shop/1-ver',
      '/shop/1-doc',
      '/shop-ver',
      '/shop-doc',
    ]);
  });

  it('leaves also the home page, to which breadcrumbs link', () => {
    const {routes} = splitTables(testTables, new Set(), undefined, '/shop');
    const pages = withDescendants(routes).filter((route) => route.path === '/shop');
    expect(pages.some((route) => route.routes === undefined)).toBe(true);
  });

  it('puts the pages of each version into parts by address', () => {
    expect(pathsOf('/shop/1-doc')).toEqual([['/shop/1/einf%C3%BChrung']]);
    expect(pathsOf('/shop-doc', 2)).toEqual([['/shop', '/shop/einf%C3%BChrung'], ['/shop/zahlen']]);
    expect(
      split(2)
        .parts.get('/shop-doc')
        ?.map(({first}) => first),
    ).toEqual(['/shop', '/shop/zahlen']);
  });

  it('keeps only the start pages and those of the navbar in the global data', () => {
    const ids = (navbar: string[]) =>
      splitTables(testTables, new Set(navbar)).globalData[docsPlugin]?.shop?.versions.map(
        ({docs}) => docs.map(({id}) => id),
      );
    expect(ids([])).toEqual([['index'], ['einführung']]);
    expect(ids(['zahlen'])).toEqual([['index', 'zahlen'], ['einführung']]);
  });

  it('gives a part the docs of its pages and of their counterparts in other versions', () => {
    const [part] = split().parts.get('/shop/1-doc') ?? [];
    expect(part?.globalDocs).toEqual({
      shop: {
        current: [{id: 'einführung', path: '/shop/einf%C3%BChrung'}],
        '1': [{id: 'einführung', path: '/shop/1/einf%C3%BChrung'}],
      },
    });
  });

  it('gives a part what its pages show of the docs version around them', () => {
    const [, second] = split(2).parts.get('/shop-doc') ?? [];
    expect(second?.version?.chunk).toBe('props2');
    expect(Object.keys(second?.version?.data.docsSidebars ?? {})).toEqual(['main']);
  });
});
