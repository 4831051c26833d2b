import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type {Bundler} from '../lib/replaceTables';
import {UnknownForm} from './readTables';
import {splitRoutes} from './splitRoutes';

class ChunkAssetPlugin {
  apply() {}
}

class Renamed extends ChunkAssetPlugin {}

const split = (router: string, plugin: ChunkAssetPlugin) => {
  const context = {
    siteConfig: {future: {experimental_router: router}, themeConfig: {}},
    generatedFilesDir: 'does-not-exist',
  } as unknown as LoadContext;
  const config = {plugins: [plugin]};
  const run = () => splitRoutes(context, config, {} as Bundler);
  return {run, config};
};

it.each<[string, string, ChunkAssetPlugin]>([
  ['hash router', 'hash', new ChunkAssetPlugin()],
  ['no ChunkAssetPlugin', 'browser', new Renamed()],
  ['routes.js cannot be read', 'browser', new ChunkAssetPlugin()],
])('refuses what it does not know, and changes nothing: %s', (message, router, plugin) => {
  const {run, config} = split(router, plugin);
  expect(run).toThrow(UnknownForm);
  expect(run).toThrow(message);
  expect(config.plugins).toEqual([plugin]);
});
