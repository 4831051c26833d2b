/** What may import what. `npm run lint` holds every file to it. */

/** The rooms of `src`, from the bottom to the top: each may import those before it. */
const rooms = [
  'config',
  'delivery',
  'build',
  'loaders',
  'clientModules',
  'components',
  'analytics',
  'offline',
  'paper',
  'theme',
  'plugins',
  'preset',
];

const upward = rooms
  .slice(0, -1)
  .map((room, index) => ({
    name: `src-${room}-imports-upward`,
    severity: 'error',
    from: {path: `^src/${room}/`, pathNot: '[.]test[.]'},
    to: {path: `^src/(?:${rooms.slice(index + 1).join('|')})/`},
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {name: 'circle', severity: 'error', from: {}, to: {circular: true}},
    {
      name: 'package-imports-site',
      severity: 'error',
      from: {path: '^packages/[^/]+/src/', pathNot: '[.]test[.]'},
      to: {path: '^(?:src|scripts|tests|studio)/'},
    },
    {
      name: 'past-exports',
      severity: 'error',
      from: {pathNot: '^packages/'},
      to: {path: '^packages/[^/]+/src/', dependencyTypesNot: ['aliased-workspace']},
    },
    {
      name: 'past-exports-of-other-package',
      severity: 'error',
      from: {path: '^packages/([^/]+)/'},
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: '^packages/$1/',
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'not-exported',
      severity: 'error',
      from: {},
      to: {path: '^@portal/|^docusaurus-lean', couldNotResolve: true},
    },
    {
      name: 'src-room-without-place',
      comment: 'Name the folder in the list of rooms.',
      severity: 'error',
      from: {path: '^src/', pathNot: `^src/(?:${rooms.join('|')})/`},
      to: {},
    },
    ...upward,
  ],
  required: [
    {
      name: 'browser-test-of-nothing',
      comment: 'Name what it tests in the head: `/** @import * as … from …  */`.',
      severity: 'error',
      module: {path: '^tests/browser/.*[.]spec[.]ts$', pathNot: 'every-page'},
      to: {
        path: '^(?:src/(?:analytics|clientModules|components|delivery|offline|paper|plugins|theme)|packages)/|^docusaurus[.]config',
      },
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(?:^|/)node_modules/|^build|^[.]docusaurus'},
    tsPreCompilationDeps: true,
    // `@import` in the head of a browser test names what it tests.
    detectJSDocImports: true,
    // The workspaces are named in the package.json of the root.
    combinedDependencies: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.css', '.json'],
    },
  },
};
