import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import oldAddresses from '../../delivery/oldAddresses.json';
import {movedPages} from '../../delivery/redirects';
import {pagePaths} from '../lib/builtPages';
import {replaceFile} from '../lib/replaceFile';
import {notFoundPage, notFoundScript, scriptName} from './notFoundScript';
import {publicPages} from './pageTitles';

/**
 * After the build: gives the 404 page the list of addresses, so that it can
 * move to the canonical spelling or suggest the nearest pages.
 */
export default function addressesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'portal-addresses',
    async postBuild({outDir, routes}) {
      const pages = await publicPages(outDir, baseUrl, routes);
      const known = {
        pages: pagePaths(routes).map((route) => decodeURI(route)),
        moved: Object.fromEntries(
          movedPages(baseUrl, oldAddresses).map(({from, to}) => [decodeURI(from), decodeURI(to)]),
        ),
      };
      await writeFile(path.join(outDir, scriptName), notFoundScript(known, pages));
      const file = path.join(outDir, '404.html');
      await replaceFile(file, notFoundPage(await readFile(file, 'utf8'), baseUrl));
    },
  };
}
