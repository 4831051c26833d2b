import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {clientDir} from '../lib/clientDir';
import {replaceTables, type Bundler, type ClientConfig} from '../lib/replaceTables';
import {splitModules} from './code';
import {unmetExpectation} from './internals';
import {completeManifest} from './manifest';
import {navbarDocIds} from './navbarDocs';
import {pagesPerPart, splitTables} from './parts';
import {readTables, UnknownForm} from './readTables';

type Plugins = NonNullable<ClientConfig['plugins']>;

/** Imports in the framework's browser code that a module of the same name in `client` replaces. */
const replaced = /^(?:\.\/(?:preload|docusaurus|PendingNavigation)|react-router-dom)$/;

/** Makes the framework's browser code import the modules that know the parts. */
function replaceClientModules(bundler: Bundler) {
  return new bundler.NormalModuleReplacementPlugin(replaced, (resource) => {
    if (resource.context === clientDir) {
      resource.request = path.join(__dirname, 'client', resource.request);
    }
  });
}

/** Returns the plugins without the one that lists all chunks in the runtime, which `client/docusaurus.ts` replaces. */
function withoutChunkList(plugins: Plugins = []): Plugins {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
  if (others.length === plugins.length) {
    throw new UnknownForm('the bundler configuration has no ChunkAssetPlugin');
  }
  return others;
}

/**
 * Returns the bundler configuration that splits the routing tables and the docs plugins' lists of pages into parts.
 * Upstream puts them into the main bundle. With this configuration, a part loads with its first page.
 *
 * @throws {UnknownForm} if the framework's internals are not as expected
 */
export function splitRoutes(
  {generatedFilesDir, siteConfig}: LoadContext,
  config: ClientConfig,
  bundler: Bundler,
) {
  const unmet = unmetExpectation();
  if (unmet !== null) {
    throw new UnknownForm(unmet);
  }
  if (siteConfig.future.experimental_router === 'hash') {
    throw new UnknownForm('the site uses the hash router');
  }
  const remaining = withoutChunkList(config.plugins);
  const tables = readTables(generatedFilesDir);
  const result = splitTables(
    tables,
    navbarDocIds(siteConfig.themeConfig),
    pagesPerPart,
    siteConfig.baseUrl,
  );
  const parts = [...result.parts.values()].flat();
  const dir = path.join(generatedFilesDir, 'split-routes');
  const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
  config.plugins = remaining;
  return {
    optimization: {chunkIds: 'named' as const},
    plugins: [
      replaceTables(bundler, dir, splitModules(tables, result)),
      replaceClientModules(bundler),
      {
        apply: (compiler: {hooks: {done: {tap: (name: string, run: () => void) => void}}}) =>
          compiler.hooks.done.tap('docusaurus-lean', () => {
            if (existsSync(manifestFile)) {
              const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
              writeFileSync(
                manifestFile,
                JSON.stringify(completeManifest(manifest, tables, parts)),
              );
            }
          }),
      },
    ],
  };
}
