import {createHash} from 'node:crypto';
import type {Bundler} from '../lib/replaceTables';

type Compiler = InstanceType<Bundler['Compiler']>;

const name = 'portal-shared-hash';

/** Stands for the hash until everything else is done. The bundler's own would make a difference to the minifier. */
const placeholder = '_shared_';

const ending = `.${placeholder}.js`;

/** Name of every chunk: one hash for all of them, so that the runtime does not need to know one for each. */
export const chunkFilename = `assets/js/[name]${ending}`;

/**
 * Makes the hash that all chunks share one of what they contain. The bundler's `[fullhash]` depends on the folder
 * that the project lies in: the same commit, built elsewhere, would be new to the browsers of all readers.
 */
export const sharedHash = ({Compilation, sources}: Bundler) => ({
  apply: ({hooks}: Compiler) =>
    hooks.compilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap(
        // When nothing else changes them, and before the files with hashes of their own get those.
        {name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1},
        (assets) => {
          const text = (file: string) => String(assets[file]?.source());
          const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
          const chunks = scripts.filter((file) => file.endsWith(ending)).sort();
          const all = createHash('sha256');
          chunks.forEach((file) => all.update(file).update(text(file)));
          const hash = all.digest('hex').slice(0, 8);
          for (const file of scripts) {
            const code = text(file);
            if (code.includes(ending)) {
              const named = code.replaceAll(ending, `.${hash}.js`);
              compilation.updateAsset(file, new sources.RawSource(named));
            }
          }
          for (const file of chunks) {
            compilation.renameAsset(file, file.replace(ending, `.${hash}.js`));
          }
        },
      ),
    ),
});
