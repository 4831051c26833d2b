import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import type {PageModel} from '@portal/content/page/model';
import {readPage} from '@portal/content/page/readPage';
import {questionsOf} from '@portal/content/questions';
import {parsePage} from '@portal/content/source/page';

/** What Docusaurus says of a build. */
export type Build = Pick<
  Parameters<NonNullable<Plugin['postBuild']>>[0],
  'baseUrl' | 'outDir' | 'routes' | 'routesBuildMetadata'
>;

/** A page that was built, or the 404 page. */
export interface BuiltPage {
  file: string;
  html: string;
  /** Path with base path, decoded. */
  route: string;
  /** Its source from the site's folder; null for a generated page. */
  source: string | null;
  /** Whether search, copies and lists show the page, because it does not ask robots to stay away. */
  isPublic: boolean;
}

/** Returns the name of a route's built file below `outDir` with `trailingSlash: false`. */
export function builtFile(outDir: string, baseUrl: string, route: string): string {
  const relative = decodeURI(route).slice(baseUrl.length);
  return path.join(outDir, relative === '' ? 'index.html' : `${relative}.html`);
}

/** Reads every page of a build, and its 404 page, which has no route of its own. */
export async function readBuiltPages({
  baseUrl,
  outDir,
  routes,
  routesBuildMetadata,
}: Build): Promise<{pages: BuiltPage[]; notFound: BuiltPage}> {
  const read = async (
    route: string,
    source: string | null,
    isPublic: boolean,
  ): Promise<BuiltPage> => {
    const file = builtFile(outDir, baseUrl, route);
    const html = await readFile(file, 'utf8');
    return {file, html, route: decodeURI(route), source, isPublic};
  };
  const pages = await Promise.all(
    flattenRoutes(routes)
      .filter((route) => !route.path.includes('*'))
      .map(({path: route, metadata}) =>
        read(route, metadata?.sourceFilePath ?? null, routesBuildMetadata[route]?.noIndex !== true),
      ),
  );
  return {pages, notFound: await read(`${baseUrl}404`, null, false)};
}

/** Returns what the public pages of a build say, in the order of their routes. */
export async function readModels(
  pages: readonly BuiltPage[],
  {baseUrl, siteConfig, siteDir}: Pick<LoadContext, 'baseUrl' | 'siteConfig' | 'siteDir'>,
): Promise<PageModel[]> {
  const site = {origin: siteConfig.url, baseUrl, siteTitle: siteConfig.title};
  const sorted = pages
    .filter(({isPublic}) => isPublic)
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  const models = await Promise.all(
    sorted.map(async ({html, route, source}) => {
      // The build leaves the questions out of what browsers receive.
      const text = source === null ? '' : await readFile(path.join(siteDir, source), 'utf8');
      const {frontMatter} = parsePage(source ?? '', text);
      return readPage(html, {route, source, ...site}, questionsOf(frontMatter));
    }),
  );
  return models.filter((model) => model !== null);
}
