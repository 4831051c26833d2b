import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {isEnabled, testedRange} from './enabled';
import {ownModuleCache} from './lib/moduleCache';
import type {Bundler, ClientConfig} from './lib/replaceTables';
import {refuseHighlighting} from './modules/refuseHighlighting';
import type {PluginOptions} from './options';
import {UnknownForm} from './routes/readTables';
import {splitRoutes} from './routes/splitRoutes';
import {compileHints} from './start/compileHints';
import {lateStyleGroups} from './styles/lateStyleGroups';

export {validateOptions, type Options, type PluginOptions} from './options';

const file = (name: string) => path.join(__dirname, name);

/** Returns the configuration that splits the routing tables, or none, with a warning, if their form is unknown. */
function splitOrWarn(context: LoadContext, config: ClientConfig, bundler: Bundler) {
  try {
    return splitRoutes(context, config, bundler);
  } catch (error) {
    if (!(error instanceof UnknownForm)) {
      throw error;
    }
    logger.warn(`docusaurus-lean leaves the routing tables alone: ${error.message}.`);
    return undefined;
  }
}

/**
 * The plugin. See the README for what it changes. It warns when it switches itself off because of the version.
 *
 * @param version of Docusaurus; Docusaurus itself does not pass it
 */
export default function docusaurusLean(
  context: LoadContext,
  options: PluginOptions,
  version: string = DOCUSAURUS_VERSION,
): Plugin {
  const name = 'docusaurus-lean';
  if (!isEnabled(version)) {
    if (process.env.LEAN !== 'off') {
      logger.warn(
        `docusaurus-lean was tested with Docusaurus ${testedRange}, not with ${version}: it leaves the build as it is. Run its tests with the new version, then change testedRange.`,
      );
    }
    return {name};
  }
  return {
    name,
    ...(options.splitRoutes && {getThemePath: () => file('theme')}),
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const split = options.splitRoutes ? splitOrWarn(context, config, instance) : undefined;
      return {
        experiments: ownModuleCache(config, options),
        ...(options.startInOwnTask && {entry: file('start/entry.ts')}),
        resolve: {
          alias: {
            ...(options.withoutPrism && {'prism-react-renderer$': file('modules/emptyPrism.js')}),
            ...(options.slimTslib && {tslib$: file('modules/tslib.js')}),
          },
        },
        plugins: [
          ...(split?.plugins ?? []),
          ...(options.withoutPrism ? [refuseHighlighting] : []),
          ...(options.compileHints ? [compileHints(instance, options.compileHints)] : []),
        ],
        optimization: {
          ...split?.optimization,
          splitChunks: {cacheGroups: lateStyleGroups(options.lateStyles)},
        },
      };
    },
  };
}
