import {expect, it} from 'vitest';
import {completeManifest} from './manifest';
import {splitTables} from './parts';
import {testTables} from './testTables';

it('lists the files of a page and of its part under the names of its modules', () => {
  const parts = [...splitTables(testTables, new Set()).parts.values()].flat();
  const assets = Object.fromEntries(
    ['pay', 'search', 'props2', ...parts.map(({name}) => name)].map((name) => [name, {}]),
  );
  const given = {main: ['main'], search: ['search-styles', 'search']};
  const {origins} = completeManifest({origins: given, assets}, testTables, parts);
  expect(origins).toEqual({
    ...given,
    '@site/shop/zahlen.mdx': ['pages-1', 'pay'],
    '@theme/SearchPage': ['search-styles', 'search'],
  });
});
