import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Config, LoadContext, Plugin} from '@docusaurus/types';
import lean from './lean.config';

/** Writes the generated routes in another form, as a later Docusaurus might, before docusaurus-lean reads them. */
const renewTables = ({generatedFilesDir}: LoadContext): Plugin => ({
  name: 'renew-tables',
  configureWebpack(_, isServer) {
    if (!isServer) {
      const file = path.join(generatedFilesDir, 'routes.js');
      const source = readFileSync(file, 'utf8').replace('export default', 'const routes =');
      writeFileSync(file, `${source}\nexport default routes;\n`);
    }
    return {};
  },
});

/** The classic site with docusaurus-lean on a Docusaurus whose tables have an unknown form. */
export default {...lean, plugins: [renewTables, ...lean.plugins]} satisfies Config;
