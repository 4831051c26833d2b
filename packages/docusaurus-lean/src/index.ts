import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {isEnabled, testedRange} from './enabled';
import {ownModuleCache} from './lib/moduleCache';
import type {Bundler, ClientConfig} from './lib/replaceTables';
import {UnknownForm} from './routes/readTables';
import {splitRoutes} from './routes/splitRoutes';
import {compileHints} from './start/compileHints';

export type Options = {
  /**
   * Modules whose styles load with their scripts, by path and by name of the style sheet that they share. All other
   * styles stand in the style sheet of every page.
   */
  lateStyles: Record<string, RegExp>;
  /** Scripts to compile while they arrive, by path below the output folder. */
  compiledAtOnce?: RegExp;
};

const file = (name: string) => path.join(__dirname, name);

const alias = {
  'prism-react-renderer$': file('client/emptyPrism.js'),
  tslib$: file('client/tslib.js'),
};

interface Module {
  nameForCondition: () => string | null;
}

const matches = (module: Module) => (pattern: RegExp) =>
  pattern.test(module.nameForCondition() ?? '');

/** Returns a cache group like upstream's `styles`, for styles that load later. */
const lateGroup = ([name, pattern]: [string, RegExp]) => [
  `${name}Styles`,
  {
    name: `${name}-styles`,
    type: 'css/mini-extract',
    test: (module: Module) => matches(module)(pattern),
    chunks: 'async',
    enforce: true,
    priority: 60,
  },
];

/**
 * The plugin. See the README for what it changes. It warns when it switches itself off because of the version.
 *
 * @param version of Docusaurus; Docusaurus itself does not pass it
 */
export default function docusaurusLean(
  context: LoadContext,
  {lateStyles, compiledAtOnce = /^assets\/js\/main\./}: Options,
  version: string = DOCUSAURUS_VERSION,
): Plugin {
  function split(config: ClientConfig, bundler: Bundler) {
    try {
      return splitRoutes(context, config, bundler);
    } catch (error) {
      if (!(error instanceof UnknownForm)) {
        throw error;
      }
      logger.warn(`docusaurus-lean leaves the routing tables alone: ${error.message}.`);
      return {plugins: [], optimization: {}};
    }
  }

  if (!isEnabled(version)) {
    if (process.env.LEAN !== 'off') {
      logger.warn(
        `docusaurus-lean was tested with Docusaurus ${testedRange}, not with ${version}: it leaves the build as it is. Run its tests with the new version, then change testedRange.`,
      );
    }
    return {name: 'docusaurus-lean'};
  }
  return {
    name: 'docusaurus-lean',
    getThemePath: () => file('theme'),
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const {plugins, optimization} = split(config, instance);
      return {
        experiments: ownModuleCache(config),
        entry: file('start/entry.ts'),
        resolve: {alias},
        plugins: [...plugins, compileHints(instance, compiledAtOnce)],
        optimization: {
          ...optimization,
          splitChunks: {
            cacheGroups: {
              styles: {test: (module: Module) => !Object.values(lateStyles).some(matches(module))},
              ...Object.fromEntries(Object.entries(lateStyles).map(lateGroup)),
            },
          },
        },
      };
    },
  };
}
