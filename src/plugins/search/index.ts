import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {indexFolder, searchPath, synonymsFile} from '../../config/search';
import type {Env} from '../../config/env';
import type {SearchData} from './data';
import {writeIndex} from './writeIndex';

/**
 * Adds the search page and, after the build, the index of the embedded
 * search and the records for the hosted one.
 */
export default function searchPlugin({
  algolia: hosted,
  searchIndexName: indexName,
}: Pick<Env, 'algolia' | 'searchIndexName'>): (context: LoadContext) => Plugin {
  return ({baseUrl, siteDir, siteConfig, outDir}) => ({
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
    async postBuild({routes}) {
      const site = {outDir, baseUrl, siteUrl: siteConfig.url, title: siteConfig.title, routes};
      await writeIndex(site, path.join(siteDir, synonymsFile));
    },
  });
}
