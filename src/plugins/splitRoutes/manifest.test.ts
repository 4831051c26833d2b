import {expect, it} from 'vitest';
import {completeManifest} from './manifest';
import {splitTables} from './parts';
import {testTables} from './testTables';

it('lists the files of a page and of its part under the names of its modules', () => {
  const parts = [...splitTables(testTables, new Set()).parts.values()].flat();
  const assets = Object.fromEntries(
    ['pay', 'search', 'props2', ...parts.map(({name}) => name)].map((name) => [name, {}]),
  );
  const {origins} = completeManifest({origins: {main: ['main']}, assets}, testTables, parts);
  expect(origins).toEqual({
    main: ['main'],
    '@site/shop/zahlen.mdx': ['pages-1', 'pay'],
    '@theme/SearchPage': ['search'],
  });
});
