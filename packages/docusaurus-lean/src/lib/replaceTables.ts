import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

/** JavaScript of modules by name, without `.js`. */
export type Modules = Record<string, string>;

export type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

export type ClientConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Returns the code of a module that exports data. */
export const dataModule = (data: unknown): string => `export default ${JSON.stringify(data)};\n`;

/**
 * Writes modules into a folder of the generated files. Returns a bundler plugin that replaces the framework's tables
 * of the same name (`@generated/…`) with them.
 */
export function replaceTables(bundler: Bundler, dir: string, modules: Modules) {
  rmSync(dir, {recursive: true, force: true});
  mkdirSync(dir, {recursive: true});
  for (const [name, code] of Object.entries(modules)) {
    writeFileSync(path.join(dir, `${name}.js`), code);
  }
  return new bundler.NormalModuleReplacementPlugin(/^@generated\//, (resource) => {
    const name = resource.request.replace('@generated/', '');
    if (modules[name] !== undefined) {
      resource.request = path.join(dir, `${name}.js`);
    }
  });
}
