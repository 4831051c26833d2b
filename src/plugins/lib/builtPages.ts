import type {RouteConfig} from '@docusaurus/types';
import path from 'node:path';

/** Every page route of the route tree, without layout routes. */
export function pagePaths(routes: readonly RouteConfig[]): string[] {
  return routes.flatMap((route) =>
    route.routes ? pagePaths(route.routes) : route.path.includes('*') ? [] : [route.path],
  );
}

/** Name of the built file of a route below `outDir` with `trailingSlash: false`. */
export function builtFile(outDir: string, baseUrl: string, route: string): string {
  const relative = decodeURI(route).slice(baseUrl.length);
  return path.join(outDir, relative === '' ? 'index.html' : `${relative}.html`);
}
