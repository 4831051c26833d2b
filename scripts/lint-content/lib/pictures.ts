import path from 'node:path';
import type {Nodes, Parent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsx, textAttribute} from '@portal/content/mdx/mdx';
import {asciiName} from '@portal/common/text/asciiName';
import {decoded} from '@portal/common/text/decoded';
import {lineAt} from '@portal/common/text/lineAt';
import {importsOf, projectFile} from '@portal/content/source/imports';
import type {Page} from '@portal/content/source/page';
import type {OtherFile, Site} from '@portal/content/source/site';

/** Returns whether a path is that of a picture. */
export const isPicture = (file: string): boolean =>
  /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(file);

/** Returns a name for a picture that works on every computer and in every address. `@2x` may precede the ending. */
export function plainName(file: string): string {
  const {name, ext} = path.parse(file);
  const [density = ''] = /@\dx$/.exec(name) ?? [];
  return `${asciiName(name.slice(0, name.length - density.length))}${density}${ext.toLowerCase()}`;
}

/** Returns the pictures in the manuals' folders. */
export function picturesOf({otherFiles}: Site): OtherFile[] {
  return otherFiles.filter(({file}) => isPicture(file));
}

const isOutside = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/** Returns the addresses that a node shows or opens. */
function addressesIn(node: Nodes): string[] {
  switch (node.type) {
    case 'image':
    case 'link':
    case 'definition':
      return [node.url];
    default:
      return isJsx(node) ? ['src', 'href'].flatMap((name) => textAttribute(node, name) ?? []) : [];
  }
}

/** Returns the file of an address. An address that begins with a slash refers to `static`. */
function fileOf(address: string, page: Page): string {
  const name = decoded(address.replace(/[?#].*/, '')).normalize('NFC');
  return name.startsWith('/') ? path.posix.join('static', name) : projectFile(name, page);
}

/**
 * Returns the paths of the pictures that a page shows or imports, with their lines, without those from other
 * websites.
 */
export function pictureReferences(page: Page): {picture: string; line: number}[] {
  const found = importsOf(page).map(({file, line}) => ({picture: file, line}));
  visit(page.tree as Parent, (node) => {
    const line = node.position?.start.line ?? 1;
    addressesIn(node as Nodes)
      .filter((address) => !isOutside(address))
      .forEach((address) => found.push({picture: fileOf(address, page), line}));
  });
  return found.filter(({picture}) => isPicture(picture));
}

const pictureTags = ['img', 'Screenshot'];
const showingTags = [...pictureTags, 'iframe', 'video', 'audio', 'source'];

/** Returns the addresses that a node shows, of pictures and anything else. */
function shownIn(node: Nodes): string[] {
  if (node.type === 'image') {
    return [node.url];
  }
  return isJsx(node) && showingTags.includes(node.name ?? '')
    ? [textAttribute(node, 'src')].filter((src) => src !== undefined)
    : [];
}

interface Shown {
  address: string;
  line: number;
  isPicture: boolean;
}

/** Returns what a page shows from another website or from somebody's computer, with the lines. */
export function outsideMedia({tree}: Page): Shown[] {
  const found: Shown[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const isShownPicture = !isJsx(node) || pictureTags.includes(node.name ?? '');
    shownIn(node)
      // A picture as data is in the page itself.
      .filter((address) => isOutside(address) && !/^data:/i.test(address))
      .forEach((address) => found.push({address, line, isPicture: isShownPicture}));
  });
  return found;
}

/** Returns what is shown as a picture without having a picture's name, with the line: `./img/foto.heic`. */
export function otherKinds({tree}: Page): {address: string; line: number}[] {
  const found: {address: string; line: number}[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const isShownPicture = !isJsx(node) || pictureTags.includes(node.name ?? '');
    (isShownPicture ? shownIn(node) : [])
      .filter((address) => address !== '' && !isOutside(address))
      .filter((address) => !isPicture(address.replace(/[?#].*/, '')))
      .forEach((address) => found.push({address, line}));
  });
  return found;
}

/**
 * Returns what tags such as `<img>` show by a path that the build does not resolve, with the lines. It resolves
 * Markdown only.
 */
export function unresolvedMedia({tree}: Page): {address: string; line: number; tag: string}[] {
  const found: {address: string; line: number; tag: string}[] = [];
  visit(tree, (node) => {
    if (!isJsx(node) || node.name === 'Screenshot') {
      return;
    }
    shownIn(node)
      .filter((address) => !isOutside(address))
      // A picture also misses the base path of the website.
      .filter((address) => node.name === 'img' || !address.startsWith('/'))
      .forEach((address) =>
        found.push({address, line: node.position?.start.line ?? 1, tag: node.name!}),
      );
  });
  return found;
}

/** `![Text](./img/mein bild.png)`: the space in the path makes it plain text. */
const torn = /!\[[^[\]\n]*\]\(([^()\n]*[^()\n\s]\s[^()\n]*)\)/g;

/** Returns pictures that became text: the path with spaces, and its line. */
export function tornPictures({tree}: Page): {address: string; line: number}[] {
  const found: {address: string; line: number}[] = [];
  visit(tree, 'text', ({value, position}) => {
    for (const {1: address = '', index} of value.matchAll(torn)) {
      found.push({address, line: lineAt(value, index, position?.start.line)});
    }
  });
  return found;
}
