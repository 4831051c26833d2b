import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import oldAddresses from '../../src/delivery/oldAddresses.json';
import routes from '../routes.json';

/** The build to check. */
export const buildDir = path.resolve('build');

/** All addresses of the specification's section 2.6 with the not-found page's file. */
export const specifiedRoutes: string[] = [...Object.values(routes).flat(), '/404'];

/** Address of a built file, relative to the build folder: `typo3/12.0.html` → `/typo3/12.0`. */
function routeOf(file: string): string {
  const route = `/${file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')}`;
  return route === '/index' ? '/' : route;
}

/** Built file of an address. */
export function fileOf(route: string): string {
  return path.join(buildDir, route === '/' ? 'index.html' : `${route}.html`);
}

/** Addresses of every HTML file in the build folder. */
export function builtRoutes(): string[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map(routeOf);
}

/** The specification's addresses, unless they moved, and those of pages that editors added since. */
export const allRoutes: string[] = [
  ...new Set([
    ...specifiedRoutes.filter((route) => !(route in oldAddresses)),
    ...(existsSync(buildDir) ? builtRoutes() : []),
  ]),
];

/** Addresses that readers can open: without the not-found page. */
export const pageRoutes = allRoutes.filter((route) => route !== '/404');

/** The HTML of an address. */
export function html(route: string): string {
  return readFileSync(fileOf(route), 'utf8');
}

/** The parsed HTML of an address. */
export function page(route: string): CheerioAPI {
  return load(html(route));
}
