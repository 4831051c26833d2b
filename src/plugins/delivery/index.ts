import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Env} from '../../config/env';
import {headersFile, limits, redirectsFile} from '../../delivery/cdn';
import {deliveryDir} from '../../build/deliveryDir';
import {headerRules} from '../../delivery/headers';
import {scriptHashes} from '../../delivery/inlineScripts';
import {watchScripts} from '../../delivery/loadFailure';
import {nginxConfig} from '../../delivery/nginx';
import oldAddresses from '../../delivery/oldAddresses.json';
import {fitting, movedPages, spellings} from '../../delivery/redirects';
import type {Build, BuiltPage} from '../../build/pages';

/** Adds a script to the pages that shows a message when the other scripts cannot be loaded. */
export default function deliveryPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'portal-delivery',
    injectHtmlTags() {
      return process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: watchScripts(baseUrl)}]}
        : {};
    },
  };
}

/**
 * Writes `_headers` and `_redirects` for the CDN into the site, and nginx's configuration and the rules of the local
 * server beside it.
 */
export async function writeDelivery(
  pages: readonly BuiltPage[],
  notFound: BuiltPage,
  {baseUrl, outDir}: Pick<Build, 'baseUrl' | 'outDir'>,
  env: Env,
): Promise<void> {
  const paths = pages.map(({route}) => route);
  const rules = headerRules({
    env: {...env, baseUrl},
    scriptHashes: scriptHashes([...pages, notFound].map(({html}) => html)),
  });
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
}
