import path from 'node:path';
import type {Nodes, Parent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsx, textAttribute} from '../../../src/remark/lib/mdx';
import {decoded} from '../../../src/text/decoded';
import {importsOf, projectFile} from '../../lib/content/imports';
import type {Page} from '../../lib/content/page';
import type {OtherFile, Site} from '../../lib/content/site';

/** Whether a path is that of a picture. */
export const isPicture = (file: string): boolean =>
  /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(file);

/** The pictures in the manuals' folders. */
export function picturesOf({otherFiles}: Site): OtherFile[] {
  return otherFiles.filter(({file}) => isPicture(file));
}

/** Addresses that a node shows, opens or imports. */
function addressesIn(node: Nodes): string[] {
  switch (node.type) {
    case 'image':
    case 'link':
    case 'definition':
      return [node.url];
    default:
      return isJsx(node)
        ? ['src', 'dark', 'href'].flatMap((name) => textAttribute(node, name) ?? [])
        : [];
  }
}

/** File of an address; what begins with a slash lies in `static`. */
function fileOf(address: string, page: Page): string {
  const name = decoded(address.replace(/[?#].*/, '')).normalize('NFC');
  return name.startsWith('/') ? path.posix.join('static', name) : projectFile(name, page);
}

/** Paths of the pictures that a page shows or imports, with their lines; none from other websites. */
export function pictureReferences(page: Page): {picture: string; line: number}[] {
  const found = importsOf(page).map(({file, line}) => ({picture: file, line}));
  visit(page.tree as Parent, (node) => {
    const line = node.position?.start.line ?? 1;
    addressesIn(node as Nodes)
      .filter((address) => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address))
      .forEach((address) => found.push({picture: fileOf(address, page), line}));
  });
  return found.filter(({picture}) => isPicture(picture));
}
