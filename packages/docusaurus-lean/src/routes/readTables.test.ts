import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseRegistry, parseRoutes, readTables, UnknownForm} from './readTables';

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/d\\'accord',
    component: ComponentCreator('/d\\'accord', '18e'),
    routes: [
      {
        path: '/d\\'accord/x',
        component: ComponentCreator('/d\\'accord/x', 'ec0'),
        exact: true,
        sidebar: "docsSidebar"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

describe('parseRoutes', () => {
  it('reads the tree without the route for unknown addresses', () => {
    expect(parseRoutes(routes)).toEqual([
      {
        path: "/d'accord",
        key: "/d'accord-18e",
        attributes: {},
        routes: [
          {
            path: "/d'accord/x",
            key: "/d'accord/x-ec0",
            attributes: {exact: true, sidebar: 'docsSidebar'},
          },
        ],
      },
    ]);
  });

  it.each([
    ['another export', routes.replace('export default', 'module.exports =')],
    ['no last route', routes.replace("path: '*'", "path: '/'")],
    ['a route without component', routes.replace(/component: .*'ec0'\),/, '')],
  ])('refuses %s', (_, source) => {
    expect(() => parseRoutes(source)).toThrow(UnknownForm);
  });
});

it('parseRegistry reads module requests with escapes', () => {
  const line = (name: string, request: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
  const source = `export default {\n${line('a1', '@site/a b.mdx')}\n${line('b2', '@site/\\"q\\".mdx')}};\n`;
  expect(parseRegistry(source)).toEqual({a1: '@site/a b.mdx', b2: '@site/"q".mdx'});
});

it.each([
  ['routes.js', `${routes.replace('export default', 'const routes =')}export default routes;`],
  ['routesChunkNames.json', '['],
  ['globalData.json', undefined],
])('readTables says that %s has an unknown form', (name, source) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'tables-'));
  const files: Record<string, string | undefined> = {
    'routes.js': routes,
    'routesChunkNames.json': '{}',
    'registry.js': 'export default {};',
    'globalData.json': '{}',
    [name]: source,
  };
  for (const [file, text] of Object.entries(files)) {
    if (text !== undefined) writeFileSync(path.join(dir, file), text);
  }
  expect(() => readTables(dir)).toThrow(UnknownForm);
  expect(() => readTables(dir)).toThrow(`${name} cannot be read`);
});
