import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {clientDir} from '../lib/clientDir';
import {isForReaders} from '../lib/isForReaders';
import {replaceTables, type Bundler} from '../lib/replaceTables';
import {splitModules} from './code';
import {unmetExpectation} from './internals';
import {completeManifest} from './manifest';
import {navbarDocIds} from './navbarDocs';
import {pagesPerPart, splitTables} from './parts';
import {readTables, UnknownForm} from './readTables';
import {numberDrawingsAlike} from './sameEverywhere';
import {chunkFilename, sharedHash} from './sharedHash';

type ClientConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Imports of the framework's browser code that `client` has a module of the same name for. */
const replaced = /^(?:\.\/(?:preload|docusaurus|PendingNavigation)|react-router-dom)$/;

/** Lets the framework's browser code import the modules that know of the parts. */
function replaceClientModules(bundler: Bundler) {
  return new bundler.NormalModuleReplacementPlugin(replaced, (resource) => {
    if (resource.context === clientDir) {
      resource.request = path.join(__dirname, 'client', resource.request);
    }
  });
}

/**
 * Splits the framework's routing tables and the docs plugins' lists of pages, which upstream puts
 * into the main bundle, into parts that load with the first page of each. The first load does
 * then not grow with the number of pages. Production builds of the browser's code only; when the
 * framework's internals are not as expected it warns and leaves everything to the framework.
 */
export default function splitRoutesPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  function split(config: ClientConfig, bundler: Bundler) {
    const unmet = unmetExpectation();
    if (unmet !== null) {
      throw new UnknownForm(unmet);
    }
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
    // Its answer lists every chunk; client/docusaurus.ts gives a shorter one.
    config.plugins = config.plugins?.filter((p) => p?.constructor.name !== 'ChunkAssetPlugin');
    return {
      output: {chunkFilename},
      optimization: {chunkIds: 'named' as const},
      plugins: [
        replaceTables(bundler, dir, splitModules(tables, result)),
        replaceClientModules(bundler),
        numberDrawingsAlike(bundler),
        sharedHash(bundler),
        {
          apply: (compiler: {hooks: {done: {tap: (name: string, run: () => void) => void}}}) =>
            compiler.hooks.done.tap('split-routes', () => {
              if (existsSync(manifestFile)) {
                const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
                const complete = completeManifest(manifest, tables, parts);
                writeFileSync(manifestFile, JSON.stringify(complete));
              }
            }),
        },
      ],
    };
  }

  return {
    name: 'portal-split-routes',
    configureWebpack(config, isServer, {currentBundler}) {
      if (!isForReaders(isServer)) {
        return {};
      }
      try {
        return split(config, currentBundler.instance);
      } catch (error) {
        if (!(error instanceof UnknownForm)) {
          throw error;
        }
        logger.warn(
          `The routing tables stay in the main bundle, because the framework has changed (${error.message}). Adapt src/plugins/splitRoutes.`,
        );
        return {};
      }
    },
  };
}
