import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const alias = {'@site': fileURLToPath(new URL('.', import.meta.url))};

/** `unit`: pure logic, beside its source. `build`: checks over the built HTML. `servers`: the build behind real servers. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias},
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
