import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packagesFile} from '../../build/deliveryDir';

/** Returns the folder of the package that a module belongs to, from the site's folder; null for the site's own. */
const packageOf = (file: string): string | null =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? null;

/** Notes which packages are in the scripts and styles that readers get, for `npm run licences`. */
export default function licencesPlugin({siteDir, outDir}: LoadContext): Plugin {
  const note = ({compilation}: {compilation: {modules: Iterable<object>}}) => {
    const files = [...compilation.modules].map(
      (module) => (module as {resource?: string}).resource ?? '',
    );
    const names = files.map((file) =>
      packageOf(path.relative(siteDir, file).split(path.sep).join('/')),
    );
    const file = packagesFile(outDir);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify([...new Set(names)].filter(Boolean).sort()));
  };
  return {
    name: 'portal-licences',
    configureWebpack: (_config, isServer) => ({
      plugins:
        isServer || process.env.NODE_ENV !== 'production'
          ? []
          : [(compiler) => void compiler.hooks.done.tap('licences', note)],
    }),
  };
}
