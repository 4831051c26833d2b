import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {scriptName} from '../../config/addresses';
import oldAddresses from '../../delivery/oldAddresses.json';
import {movedPages} from '../../delivery/redirects';
import type {Build, BuiltPage} from '../../build/pages';
import {notFoundPage, notFoundScript} from './notFoundScript';
import {pageTitle} from './pageTitle';

/**
 * Adds the list of addresses to the 404 page, so that it can redirect to the canonical spelling or suggest the nearest
 * pages.
 */
export async function writeAddresses(
  pages: readonly BuiltPage[],
  notFound: BuiltPage,
  {baseUrl, outDir}: Pick<Build, 'baseUrl' | 'outDir'>,
): Promise<void> {
  const known = {
    pages: pages.map(({route}) => route),
    moved: Object.fromEntries(
      movedPages(baseUrl, oldAddresses).map(({from, to}) => [decodeURI(from), decodeURI(to)]),
    ),
  };
  const suggested = pages
    .filter(({isPublic}) => isPublic)
    .map(({route, html}) => ({path: route, title: pageTitle(html)}));
  await writeFile(path.join(outDir, scriptName), notFoundScript(known, suggested));
  await writeFile(notFound.file, notFoundPage(notFound.html, baseUrl));
}
