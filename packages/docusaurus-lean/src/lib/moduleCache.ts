import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {md5Hash} from '@docusaurus/utils';
import type {PluginOptions} from '../options';
import type {ClientConfig} from './replaceTables';

/** What Docusaurus sets for Rspack's persistent cache; absent when the cache is off. */
interface Experiments {
  cache?: {version: string};
}

/** Returns a hash of the plugin's code and of the site's options. */
function ownHash(options: PluginOptions): string {
  const root = path.join(__dirname, '..');
  const files = readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
  const chosen = JSON.stringify(options, (_, value: unknown) =>
    value instanceof RegExp ? String(value) : value,
  );
  return md5Hash([chosen, ...files.sort()].join('\n'));
}

/**
 * Returns the `experiments` that give the build a module cache of its own. The bundler would otherwise take modules
 * from a cache that was filled without the plugin, or with other options, and not replace them.
 */
export function ownModuleCache({experiments = {}}: ClientConfig, options: PluginOptions): object {
  const {cache} = experiments as Experiments;
  return cache ? {cache: {version: `${cache.version}-lean-${ownHash(options)}`}} : {};
}
