import path from 'node:path';
import type {Nodes} from 'mdast';
import {groupBy} from '@portal/common/groupBy';
import {isJsx, lineOf, nodesIn, textAttribute} from '@portal/content/mdx/mdx';
import {asciiName} from '@portal/common/text/asciiName';
import {decoded} from '@portal/common/text/decoded';
import {lineAt} from '@portal/common/text/lineAt';
import {importsOf, projectFile} from '@portal/content/source/imports';
import type {Page} from '@portal/content/source/page';
import {chosen, oncePerSite, type OtherFile, type Site} from '@portal/content/source/site';
import {picturesIn} from '@portal/content/walks/record';
import type {Finding, Rule} from './rule';

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
  return [
    ...importsOf(page).map(({file, line}) => ({picture: file, line})),
    ...nodesIn(page.tree).flatMap((node) =>
      addressesIn(node)
        .filter((address) => !isOutside(address))
        .map((address) => ({picture: fileOf(address, page), line: lineOf(node)})),
    ),
  ].filter(({picture}) => isPicture(picture));
}

/** Returns the pictures that a page shows, with their lines, and those of its walk, which stand in its steps. */
export function picturesOn(page: Page, {records}: Site): {picture: string; line?: number}[] {
  const record = records.get(page.file);
  const ofWalk = record ? picturesIn(page.file, record) : [];
  return [...pictureReferences(page), ...ofWalk.map((picture) => ({picture}))];
}

const usersOf = oncePerSite((site) =>
  groupBy(
    [...site.pages.values()].flatMap((page) =>
      picturesOn(page, site).map((shown) => ({...shown, page: page.file})),
    ),
    ({picture}) => picture,
  ),
);

/** Returns which page shows a picture, as the end of what is wrong with it: « (auf email/webmail.mdx, Zeile 12)». */
function usersText(file: string, site: Site): string {
  const [first, ...others] = new Map(
    usersOf(site)
      .get(file)
      ?.map((user) => [user.page, user]),
  ).values();
  const line = first?.line ? `, Zeile ${first.line}` : '';
  const more = others.length > 0 ? `, und auf ${others.length} weiteren` : '';
  return first ? ` (auf ${first.page}${line}${more})` : '';
}

/**
 * Returns a check of every picture. Its findings also name a page that shows it, because editors know their pages
 * better than the files of pictures.
 */
export const perPicture =
  (check: (picture: OtherFile) => string | null | Promise<string | null>): Rule['check'] =>
  async (site) => {
    const found = chosen(picturesOf(site), site).map(async (picture): Promise<Finding[]> => {
      const [problem, ...remedy] = (await check(picture))?.split(' → ') ?? [];
      const message = [`${problem}${usersText(picture.file, site)}`, ...remedy].join(' → ');
      return problem === undefined ? [] : [{file: picture.file, line: 1, message}];
    });
    return (await Promise.all(found)).flat();
  };

const pictureTags = ['img', 'Screenshot'];
const showingTags = [...pictureTags, 'iframe', 'video', 'audio', 'source'];

interface Shown {
  address: string;
  line: number;
  isPicture: boolean;
  /** Its tag, if it is not written as Markdown. */
  tag?: string;
}

/** Returns what a page shows, of pictures and anything else, with the lines. */
const shownIn = ({tree}: Page): Shown[] =>
  nodesIn(tree).flatMap((node): Shown[] => {
    const line = lineOf(node);
    if (node.type === 'image') {
      return [{address: node.url, line, isPicture: true}];
    }
    const tag = (isJsx(node) && node.name) || '';
    const address = isJsx(node) ? textAttribute(node, 'src') : undefined;
    return address !== undefined && showingTags.includes(tag)
      ? [{address, line, tag, isPicture: pictureTags.includes(tag)}]
      : [];
  });

/** Returns what a page shows from another website or from somebody's computer. */
export const outsideMedia = (page: Page): Shown[] =>
  // A picture as data is in the page itself.
  shownIn(page).filter(({address}) => isOutside(address) && !/^data:/i.test(address));

/** Returns what is shown as a picture without having a picture's name: `./img/foto.heic`. */
export const otherKinds = (page: Page): Shown[] =>
  shownIn(page).filter(
    ({address, isPicture: isShownAsOne}) =>
      isShownAsOne &&
      address !== '' &&
      !isOutside(address) &&
      !isPicture(address.replace(/[?#].*/, '')),
  );

/** Returns what tags such as `<img>` show by a path that the build does not resolve. It resolves Markdown only. */
export const unresolvedMedia = (page: Page): Shown[] =>
  shownIn(page).filter(
    ({address, tag}) =>
      tag !== undefined &&
      tag !== 'Screenshot' &&
      !isOutside(address) &&
      // A picture also misses the base path of the website.
      (tag === 'img' || !address.startsWith('/')),
  );

/** `![Text](./img/mein bild.png)`: the space in the path makes it plain text. */
const torn = /!\[[^[\]\n]*\]\(([^()\n]*[^()\n\s]\s[^()\n]*)\)/g;

/** Returns pictures that became text: the path with spaces, and its line. */
export const tornPictures = ({tree}: Page): {address: string; line: number}[] =>
  nodesIn(tree).flatMap((node) =>
    node.type === 'text'
      ? [...node.value.matchAll(torn)].map(({1: address = '', index}) => ({
          address,
          line: lineAt(node.value, index, lineOf(node)),
        }))
      : [],
  );
