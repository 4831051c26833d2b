import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

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
  const read = async (route: string, isPublic: boolean): Promise<BuiltPage> => {
    const file = builtFile(outDir, baseUrl, route);
    return {file, html: await readFile(file, 'utf8'), route: decodeURI(route), isPublic};
  };
  const paths = flattenRoutes(routes)
    .map((route) => route.path)
    .filter((route) => !route.includes('*'));
  const pages = await Promise.all(
    paths.map((route) => read(route, routesBuildMetadata[route]?.noIndex !== true)),
  );
  return {pages, notFound: await read(`${baseUrl}404`, false)};
}
