import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {manualComponentFolders} from '../../components/manualComponents';
import {isForReaders} from '../lib/isForReaders';
import {dataModule, replaceTables, type Bundler} from '../lib/replaceTables';
import {moduleCache} from './moduleCache';
import {slimConfig, slimMessages} from './slimTables';
import {textFolders, textSources} from './textCode';
import {unusedComponents} from './unusedComponents';
import {dropUnusedCss, wordsOf} from './unusedCss';

const pluginName = 'portal-slim-bundle';

type Compiler = InstanceType<Bundler['Compiler']>;

/** Packages that the browser needs next to nothing of, and the file that holds this little. */
const substitutes: Record<string, string> = {
  'prism-react-renderer': 'prismReactRenderer',
  nprogress: 'nprogress',
  'react-helmet-async': 'helmet',
  history: 'history',
  'prop-types': 'propTypes',
  tslib: 'tslib',
};

/** Upstream's code for every page that uses `Intl` where simpler means do. */
const intlCode =
  /[\\/]@docusaurus[\\/].*[\\/](?:client[\\/]docsClientUtils|utils[\\/](?:emojiUtils|reactUtils))\.js$/;

const classNamesCode = /[\\/]theme-common[\\/]lib[\\/]utils[\\/]ThemeClassNames\.js$/;

const docSearchCode = /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/;

/** Own loaders. In plain JavaScript because the bundler loads them itself. */
const loaders = {
  withoutIntl: path.join(__dirname, 'withoutIntl.mjs'),
  inlineTexts: path.join(__dirname, 'inlineTexts.mjs'),
  storesOnce: path.join(__dirname, 'storesOnce.mjs'),
  guillemets: path.join(__dirname, 'guillemets.mjs'),
  withoutBlog: path.join(__dirname, 'withoutBlog.mjs'),
};

const pageLoaders = path.resolve(__dirname, '../../loaders');

/** Code of all own loaders. */
const loaderSources = () =>
  [
    ...Object.values(loaders),
    ...readdirSync(pageLoaders)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => path.join(pageLoaders, name)),
  ].map((file) => readFileSync(file, 'utf8'));

const substitute = (file: string) => path.join(__dirname, 'substitutes', file);

/** Packages that only export functions, but do not say so: unused ones can be left out. */
const withoutSideEffects = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** Takes out of the style sheets, once scripts and styles are minified, what no script uses. */
const unusedCss = ({sources, Compilation}: Bundler) => ({
  apply: ({hooks}: Compiler) =>
    hooks.compilation.tap(pluginName, (compilation) =>
      compilation.hooks.processAssets.tap(
        {name: pluginName, stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE},
        (assets) => {
          // Not those of `static`, which are copied as they are.
          const files = (folder: RegExp) => Object.keys(assets).filter((name) => folder.test(name));
          const text = (name: string) => String(assets[name]?.source());
          const words = new Set(files(/^assets\/js\//).flatMap((name) => wordsOf(text(name))));
          for (const name of files(/^assets\/css\//)) {
            compilation.updateAsset(name, new sources.RawSource(dropUnusedCss(text(name), words)));
          }
        },
      ),
    ),
});

/** The lessons share one style sheet. */
const courseStyles = {
  name: 'course-styles',
  type: 'css/mini-extract',
  test: /[\\/]components[\\/]course[\\/]/,
  chunks: 'async' as const,
  enforce: true,
  priority: 60,
};

const folders = manualComponentFolders.join('|');

/** Styles of the manuals' components, whose code comes with the pages; not of what opens on demand. */
const componentStyles = {
  name: 'styles',
  type: 'css/mini-extract',
  test: new RegExp(String.raw`[\\/]src[\\/]components[\\/](?:${folders})[\\/](?!enlarged)`),
  chunks: 'all' as const,
  enforce: true,
  priority: 60,
};

/** Leaves out of the browser's bundle what no reader needs. */
export default function slimBundlePlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: pluginName,
    configureWebpack({experiments = {}}, isServer, {currentBundler}) {
      if (!isForReaders(isServer)) {
        // Nothing is left out, but pictures go through the project's loaders here as well.
        return {experiments: moduleCache(experiments, {loaders: loaderSources()})};
      }
      const messages = JSON.parse(
        readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8'),
      );
      const tables = replaceTables(
        currentBundler.instance,
        path.join(generatedFilesDir, 'slim-bundle'),
        {
          'docusaurus.config': dataModule(slimConfig(siteConfig)),
          codeTranslations: dataModule(slimMessages(messages, textSources())),
          'site-metadata': dataModule({docusaurusVersion: DOCUSAURUS_VERSION}),
        },
      );
      const alias = Object.fromEntries(
        Object.entries(substitutes).map(([name, file]) => [`${name}$`, substitute(file)]),
      );
      const unused = unusedComponents(siteConfig.themeConfig);
      const components = new currentBundler.instance.NormalModuleReplacementPlugin(
        /^@theme\/|^\.\/BaseUrlIssueBanner$/,
        (resource) => {
          if (unused.includes(resource.request)) {
            resource.request = substitute('nothing');
          }
        },
      );
      return {
        experiments: moduleCache(experiments, {
          alias,
          unused,
          messages,
          loaders: loaderSources(),
        }),
        resolve: {alias},
        module: {
          rules: [
            {test: withoutSideEffects, sideEffects: false},
            {test: intlCode, enforce: 'pre' as const, use: loaders.withoutIntl},
            {test: classNamesCode, use: loaders.withoutBlog},
            {test: docSearchCode, use: [loaders.storesOnce, loaders.guillemets]},
            {
              test: /\.(?:js|tsx?)$/,
              include: textFolders,
              enforce: 'pre' as const,
              use: {loader: loaders.inlineTexts, options: {messages}},
            },
          ],
        },
        // Styles of what loads later (search, editor, dialogs) load with it.
        optimization: {
          splitChunks: {
            cacheGroups: {styles: {chunks: 'initial' as const}, componentStyles, courseStyles},
          },
        },
        plugins: [tables, components, unusedCss(currentBundler.instance)],
      };
    },
  };
}
