import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = {'@site': root('.')};

/** Modules that exist in a Docusaurus build only; `tests/lib/docusaurus` stands in for them. */
const docusaurus = Object.fromEntries(
  [
    'ErrorBoundary',
    'ExecutionEnvironment',
    'Translate',
    'useBaseUrl',
    'useBrokenLinks',
    'useDocusaurusContext',
    'useIsBrowser',
    'router',
  ].map((name) => [`@docusaurus/${name}`, root(`tests/lib/docusaurus/${name}`)]),
);

const besideSource = {
  resolve: {alias: {...alias, ...docusaurus}},
  // tsconfig.json leaves JSX to the bundler of the build.
  oxc: {jsx: {runtime: 'automatic' as const}},
};
// On a busy machine the slowest take ten times as long.
const testTimeout = 60_000;
const setupFiles = root('tests/lib/emptyDocument.ts');
const mocked = '{src,packages,scripts,tests/unit}/**/*.mocked.test.{ts,tsx}';

/**
 * `unit`: pure logic, beside its source. `mocked`: the same with modules in the place of others. `build`: checks over
 * the built HTML. `classic`: docusaurus-lean on a small site of its own. `servers`: the build behind real servers.
 * `workflows`: what GitHub runs.
 * `handbook`: the printed manuals. `readers`: one walk through the build in several browsers. `heard`: what a screen
 * reader says of the build.
 */
export default defineConfig({
  test: {
    projects: [
      {
        ...besideSource,
        test: {
          name: 'unit',
          include: [
            '{src,packages,studio}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: [mocked, 'packages/*/tests/{build,classic}/**', '**/node_modules/**'],
          // Modules are loaded once for all files: six times as quick. `vi.mock` needs its own.
          isolate: false,
          setupFiles,
          testTimeout,
        },
      },
      {...besideSource, test: {name: 'mocked', setupFiles, testTimeout, include: [mocked]}},
      {
        resolve: {alias},
        test: {
          name: 'build',
          isolate: false,
          testTimeout,
          include: ['tests/build/**/*.test.ts', 'packages/*/tests/build/**/*.test.ts'],
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'classic',
          // Each test builds a site.
          testTimeout: 5 * testTimeout,
          include: ['packages/docusaurus-lean/tests/classic/**/*.test.ts'],
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'servers',
          testTimeout,
          globalSetup: 'tests/lib/requirePortal.ts',
          include: ['tests/servers/**/*.test.ts'],
        },
      },
      {test: {name: 'workflows', testTimeout, include: ['tests/workflows/*.test.ts']}},
      {
        resolve: {alias},
        test: {
          name: 'handbook',
          testTimeout,
          globalSetup: 'tests/lib/requirePortal.ts',
          include: ['tests/handbook/**/*.test.ts'],
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'readers',
          // Whoever waits in vain gives up before, and says for what.
          testTimeout: 3 * testTimeout,
          hookTimeout: 3 * testTimeout,
          globalSetup: ['tests/lib/requirePortal.ts', 'tests/readers/provideBrowsers.ts'],
          include: ['tests/readers/*.test.ts'],
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'heard',
          testTimeout: 3 * testTimeout,
          hookTimeout: 3 * testTimeout,
          globalSetup: ['tests/lib/requirePortal.ts', 'tests/heard/provideScreenReader.ts'],
          include: ['tests/heard/*.test.ts'],
        },
      },
    ],
  },
});
