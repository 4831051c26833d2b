import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {clientDir} from '../lib/clientDir';
import {dataModule, replaceTables} from '../lib/replaceTables';
import {slimConfig, slimMessages} from './slimTables';

/** Packages that the browser needs next to nothing of, and the file that holds this little. */
const substitutes: Record<string, string> = {
  'prism-react-renderer': 'prismReactRenderer',
  nprogress: 'nprogress',
  tslib: 'tslib',
};

/** Packages that only export functions, but do not say so: unused ones can be left out. */
const withoutSideEffects = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** Leaves out of the browser's bundle what no reader needs. */
export default function slimBundlePlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'portal-slim-bundle',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const messages = readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8');
      const tables = replaceTables(
        currentBundler.instance,
        path.join(generatedFilesDir, 'slim-bundle'),
        {
          'docusaurus.config': dataModule(slimConfig(siteConfig)),
          codeTranslations: dataModule(slimMessages(JSON.parse(messages))),
          'site-metadata': dataModule({docusaurusVersion: DOCUSAURUS_VERSION}),
        },
      );
      const alias = Object.fromEntries(
        Object.entries(substitutes).map(([name, file]) => [
          `${name}$`,
          path.join(__dirname, 'substitutes', file),
        ]),
      );
      const router = new currentBundler.instance.NormalModuleReplacementPlugin(
        /^react-router-dom$/,
        (resource) => {
          if (resource.context === clientDir) {
            resource.request = path.join(__dirname, 'substitutes/router');
          }
        },
      );
      return {
        resolve: {alias},
        module: {rules: [{test: withoutSideEffects, sideEffects: false}]},
        plugins: [tables, router],
      };
    },
  };
}
