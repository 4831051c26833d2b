import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {buildDir, fileOf} from './pages';

const attributes: [selector: string, attribute: string][] = [
  ['a[href]', 'href'],
  ['img[src]', 'src'],
  ['img[srcset]', 'srcset'],
  ['iframe[src]', 'src'],
  ['link[rel=icon]', 'href'],
];

/** Every address on this host that a page links to or shows. */
export function internalReferences($: CheerioAPI, route: string): URL[] {
  const base = new URL(encodeURI(route), 'http://portal');
  return attributes
    .flatMap(([selector, attribute]) =>
      $(selector)
        .toArray()
        .flatMap((element) => {
          const value = $(element).attr(attribute) ?? '';
          return attribute === 'srcset'
            ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')
            : [value];
        }),
    )
    .map((value) => new URL(value, base))
    .filter((url) => url.origin === base.origin);
}

/** Whether an address is a built page or file. */
export function isBuilt(pathname: string): boolean {
  const decoded = decodeURIComponent(pathname);
  const file = path.join(buildDir, decoded);
  return existsSync(fileOf(decoded)) || (existsSync(file) && statSync(file).isFile());
}

/** Ids and names that an anchor may point to. */
export function anchors($: CheerioAPI): Set<string> {
  return new Set(
    $('[id], a[name]')
      .toArray()
      .flatMap((element) => [$(element).attr('id'), $(element).attr('name')])
      .filter((id): id is string => id !== undefined),
  );
}
