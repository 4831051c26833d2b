import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Env} from '../../config/env';
import {headersFile, limits, redirectsFile} from '../../delivery/cdn';
import {deliveryDir} from '../../delivery/deliveryDir';
import {headerRules} from '../../delivery/headers';
import {scriptHashes} from '../../delivery/inlineScripts';
import {fetchScripts, startScripts} from '../../delivery/lateScripts';
import {nginxConfig} from '../../delivery/nginx';
import oldAddresses from '../../delivery/oldAddresses.json';
import {fitting, movedPages, spellings} from '../../delivery/redirects';
import {builtFile, pagePaths} from '../lib/builtPages';

/**
 * Puts the scripts into the pages that fetch and start the others, or say that they are missing, see `src/delivery/lateScripts.ts`.
 * After the build: writes `_headers` and `_redirects` for the CDN into the
 * site, and nginx's configuration and the rules of the local server beside it.
 */
export default function deliveryPlugin(env: Env): (context: LoadContext) => Plugin {
  return ({baseUrl}) => ({
    name: 'portal-delivery',
    injectHtmlTags() {
      const script = (innerHTML: string) => ({tagName: 'script', innerHTML});
      return process.env.NODE_ENV === 'production'
        ? {preBodyTags: [script(fetchScripts)], postBodyTags: [script(startScripts(baseUrl))]}
        : {};
    },
    async postBuild({outDir, routes}) {
      const paths = pagePaths(routes).map((route) => decodeURI(route));
      const files = [
        ...paths.map((route) => builtFile(outDir, baseUrl, route)),
        path.join(outDir, '404.html'),
      ];
      const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      const rules = headerRules({env: {...env, baseUrl}, scriptHashes: scriptHashes(pages)});
      const moved = movedPages(baseUrl, oldAddresses);
      const spelled = spellings(paths);
      const redirects = fitting(moved, spelled, limits.redirects);
      const left = moved.length + spelled.length - redirects.length;
      if (left > 0) {
        logger.warn(
          `The CDN reads ${limits.redirects} redirects: ${left} other spellings of addresses are left to the 404 page.`,
        );
      }
      const beside = deliveryDir(outDir);
      await mkdir(beside, {recursive: true});
      await Promise.all([
        writeFile(path.join(outDir, '_headers'), headersFile(rules)),
        writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects)),
        writeFile(
          path.join(beside, 'server.json'),
          JSON.stringify({siteUrl: env.siteUrl, base: baseUrl, rules, moved, routes: paths}),
        ),
        writeFile(
          path.join(beside, 'nginx.conf'),
          nginxConfig({baseUrl, rules, routes: paths, moved, root: '/var/www/portal/build'}),
        ),
      ]);
    },
  });
}
