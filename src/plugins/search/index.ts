import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {indexFolder, searchPath} from '../../config/search';
import type {Env} from '../../config/env';
import type {SearchData} from './data';

/**
 * Adds the search page and tells the pages which search answers. The index of the embedded one is written by
 * the plugin that reads the built pages, `discovery`.
 */
export default function searchPlugin({
  algolia: hosted,
  searchIndexName: indexName,
}: Pick<Env, 'algolia' | 'searchIndexName'>): (context: LoadContext) => Plugin {
  return ({baseUrl, outDir}) => ({
    name: 'portal-search',
    contentLoaded({actions}) {
      actions.setGlobalData({indexName, hosted} satisfies SearchData);
      actions.addRoute({
        path: normalizeUrl([baseUrl, searchPath]),
        component: '@site/src/components/SearchPage',
        exact: true,
      });
    },
    injectHtmlTags() {
      const href = hosted && `https://${hosted.appId}-dsn.algolia.net`;
      return {
        headTags: href
          ? [{tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}}]
          : [],
      };
    },
    configureWebpack() {
      // The dev server answers from the index of the last build.
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
