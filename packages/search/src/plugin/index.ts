import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {indexFolder} from '../constants';
import {earlyKeys} from './earlyKeys';

export interface Options {
  /** The hosted search, if it answers instead of the embedded engine. */
  hosted: {appId: string} | null;
}

/**
 * Keeps early keys, connects to the hosted search in advance, and lets the dev server use the index of the last build. `writeIndex`
 * writes that index; the search theme adds the search page.
 */
export default function searchPlugin({baseUrl, outDir}: LoadContext, {hosted}: Options): Plugin {
  return {
    name: 'portal-search',
    injectHtmlTags() {
      const href = hosted && `https://${hosted.appId}-dsn.algolia.net`;
      return {
        headTags: [
          {tagName: 'script', innerHTML: earlyKeys},
          ...(href
            ? [{tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}}]
            : []),
        ],
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
  };
}
