import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = {'@site': root('.')};

/** Modules that exist in a Docusaurus build only; `tests/lib/docusaurus` stands in for them. */
const docusaurus = Object.fromEntries(
  ['ErrorBoundary', 'Translate', 'useBaseUrl', 'useDocusaurusContext', 'router'].map((name) => [
    `@docusaurus/${name}`,
    root(`tests/lib/docusaurus/${name}`),
  ]),
);

/** `unit`: pure logic, beside its source. `build`: checks over the built HTML. `servers`: the build behind real servers. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias: {...alias, ...docusaurus}},
        // tsconfig.json leaves JSX to the bundler of the build.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.ts'],
        },
      },
      {resolve: {alias}, test: {name: 'build', include: ['tests/build/**/*.test.ts']}},
      {resolve: {alias}, test: {name: 'servers', include: ['tests/servers/**/*.test.ts']}},
    ],
  },
});
