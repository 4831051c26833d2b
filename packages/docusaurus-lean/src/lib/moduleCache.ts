import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {md5Hash} from '@docusaurus/utils';
import type {ClientConfig} from './replaceTables';

/** What Docusaurus sets for Rspack's persistent cache; absent when the cache is off. */
interface Experiments {
  cache?: {version: string};
}

/** Returns a hash of all files of this package. */
function packageHash(): string {
  const root = path.join(__dirname, '..');
  const files = readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
  return md5Hash(files.sort().join('\n'));
}

/**
 * Returns the `experiments` that give the build a module cache of its own. The bundler takes modules from its cache as they
 * are, although the plugin would have replaced them.
 */
export function ownModuleCache({experiments = {}}: ClientConfig): object {
  const {cache} = experiments as Experiments;
  return cache ? {cache: {version: `${cache.version}-lean-${packageHash()}`}} : {};
}
