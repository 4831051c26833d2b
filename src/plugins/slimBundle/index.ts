import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dataModule, replaceTables} from '../lib/replaceTables';
import {slimConfig, slimMessages} from './slimTables';

/** Packages that the browser needs next to nothing of, and the file that holds this little. */
export const substitutes: Record<string, string> = {
  'prism-react-renderer': 'prismReactRenderer',
  nprogress: 'nprogress',
  tslib: 'tslib',
};

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
        },
      );
      const alias = Object.fromEntries(
        Object.entries(substitutes).map(([name, file]) => [
          `${name}$`,
          path.join(__dirname, 'substitutes', file),
        ]),
      );
      return {resolve: {alias}, plugins: [tables]};
    },
  };
}
