import type {RouteConfig} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import {load} from 'cheerio';
import {builtFile, pagePaths} from '../lib/builtPages';

/** A page that readers may be led to. */
export interface Page {
  /** Canonical address with base path. */
  path: string;
  title: string;
}

/** Title of a built page without the site's name; null for one that asks robots not to index it. */
export function publicTitle(html: string): string | null {
  if (/<meta[^>]+name="?robots"?[^>]+noindex/.test(html)) {
    return null;
  }
  const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1];
  // React escapes it again where it is shown.
  return title === undefined ? null : load(title, null, false).text().trim();
}

/** Path and title of every public page that was built. */
export async function publicPages(
  outDir: string,
  baseUrl: string,
  routes: readonly RouteConfig[],
): Promise<Page[]> {
  const pages = await Promise.all(
    pagePaths(routes).map(async (route) => {
      const html = await readFile(builtFile(outDir, baseUrl, route), 'utf8');
      const title = publicTitle(html);
      return title === null ? null : {path: decodeURI(route), title};
    }),
  );
  return pages.filter((page): page is Page => page !== null);
}
