import {existsSync} from 'node:fs';
import {afterEach, expect, it, vi} from 'vitest';
import yieldAtStartPlugin from '.';

afterEach(() => void vi.unstubAllEnvs());

const entryOf = (isServer: boolean) => {
  const config = yieldAtStartPlugin().configureWebpack?.({}, isServer, {} as never, undefined);
  return (config as {entry?: string}).entry;
};

it('begins what readers load, and leaves the rendering of the pages and the dev server alone', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(existsSync(entryOf(false)!)).toBe(true);
  expect(entryOf(true)).toBeUndefined();
  vi.stubEnv('NODE_ENV', 'development');
  expect(entryOf(false)).toBeUndefined();
});
