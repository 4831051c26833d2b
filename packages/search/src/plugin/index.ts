import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {indexFolder} from '../constants';
import type {Env} from '../../../../src/config/env';

/**
 * Connects to the hosted search in advance, and lets the dev server use the index of the last build. `discovery` writes that
 * index; the search theme adds the search page.
 */
export default function searchPlugin({
  algolia: hosted,
}: Pick<Env, 'algolia'>): (context: LoadContext) => Plugin {
  return ({baseUrl, outDir}) => ({
    name: 'portal-search',
    injectHtmlTags() {
      const href = hosted && `https://${hosted.appId}-dsn.algolia.net`;
      return {
        headTags: href
          ? [{tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}}]
          : [],
      };
    },
    configureWebpack() {
      const devServer = {
        static: [
          {
            directory: path.join(outDir, indexFolder),
            publicPath: normalizeUrl([baseUrl, indexFolder]),
          },
        ],
      };
      return {devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  });
}
