import {readFileSync} from 'node:fs';
import type {PDFPageProxy} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {shortAddress} from '../../../scripts/handbook/links';
import {openPdf} from '../../../scripts/handbook/pdf';
import type {Handbook, PrintedHandbook} from '../../../src/paper/handbook';
import {loadMain} from '@portal/content/page/loadMain';
import {decoded} from '@portal/common/text/decoded';

/** Every handbook that there should be. */
export const handbooks = JSON.parse(
  readFileSync('build-delivery/handbooks.json', 'utf8'),
) as Handbook[];

/** What the start pages offer. */
export const readList = () =>
  JSON.parse(readFileSync('build/handbuch/liste.json', 'utf8')) as PrintedHandbook[];

export const readPdf = (name: string) => readFileSync(`build/handbuch/${name}.pdf`);

/** Returns a text as one compares it: without soft hyphens and what has no width, with single spaces. */
export const plain = (text: string): string =>
  text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What a handbook's pages show on the website. */
interface OnWebsite {
  headings: string[];
  /** Chapters with a title, and which of the headings that is. */
  chapters: {title: string; at: number}[];
  /** How many sections all pages have. */
  sections: number;
  /** Alternative texts of pictures. */
  alternatives: string[];
  /** Addresses that no page of the handbook has, as they are printed. */
  addresses: string[];
}

/** Reads a handbook's pages on the website. */
export function onWebsite({chapters}: Handbook): OnWebsite {
  const headings = ['Inhalt'];
  const alternatives: string[] = [];
  const addresses: string[] = [];
  const titled: OnWebsite['chapters'] = [];
  let sections = 0;
  const own = new Set(chapters.flatMap(({routes}) => routes));
  for (const {title, routes} of chapters) {
    if (title) titled.push({title, at: headings.push(title) - 1});
    for (const route of routes) {
      const $ = loadMain(readFileSync(`build${route}.html`, 'utf8'));
      const article = $('.theme-doc-markdown').first();
      article.find('.hash-link').remove();
      // The document of a live preview is an attribute, so these are headings of the page.
      article.find('h1, h2, h3, h4').each((_, heading) => {
        headings.push(plain($(heading).text()));
      });
      sections += article.find('h2').length;
      article.find('img[alt]:not([alt=""])').each((_, image) => {
        alternatives.push(plain($(image).attr('alt')!));
      });
      article.find('a[href^="http"]').each((_, link) => {
        addresses.push(shortAddress($(link).attr('href')!));
      });
      article.find('a[href^="/"]:not([href^="/assets"])').each((_, link) => {
        const {pathname, hash} = new URL($(link).attr('href')!, 'https://handbuch.example.ch');
        if (!own.has(decoded(pathname))) {
          addresses.push(shortAddress(`handbuch.example.ch${pathname}${hash}`));
        }
      });
    }
  }
  return {headings, chapters: titled, sections, alternatives, addresses};
}

/** A bookmark, and where it leads to. */
export interface Bookmark {
  title: string;
  /** From 0. */
  page: number;
  /** Distance from the lower edge of the paper in points. */
  y: number;
}

export interface Piece {
  text: string;
  x: number;
  y: number;
}

/** A page of a PDF file. */
export interface PdfPage {
  /** What is printed between the margins. */
  body: Piece[];
  /** The texts above it. */
  head: string[];
  /** Links within the file, with their page (-1 if there is none), and outwards, with where they stand. */
  links: {page?: number; url?: string; rect: number[]; to?: string}[];
}

/** Where the body of a page ends and begins, in points from the lower edge of the paper. */
const footer = 50;
const header = 785;

/** Returns what a screen reader is told of the pictures of a page, and the roles of its elements. */
async function structureOf(
  page: PDFPageProxy,
): Promise<{alternatives: string[]; roles: string[]; unnamed: number}> {
  const found = {alternatives: [] as string[], roles: [] as string[], unnamed: 0};
  const visit = (node: object): void => {
    if ('alt' in node) found.alternatives.push(plain(String(node.alt)));
    if ('role' in node) {
      found.roles.push(String(node.role));
      if (node.role === 'Figure' && !('alt' in node)) found.unnamed += 1;
    }
    if ('children' in node) (node.children as object[]).forEach(visit);
  };
  const tree = await page.getStructTree();
  if (tree) visit(tree);
  return found;
}

/** Reads a PDF file. */
export async function readFile(file: Buffer) {
  const pdf = await openPdf(file);
  const pageOf = async (destination: unknown): Promise<number> => {
    const place = Array.isArray(destination)
      ? destination
      : await pdf.getDestination(String(destination));
    return place ? pdf.getPageIndex(place[0]) : -1;
  };
  const bookmarks: Bookmark[] = [];
  const addBookmarks = async (items: Awaited<ReturnType<typeof pdf.getOutline>>) => {
    for (const {title, dest, items: below} of items) {
      bookmarks.push({title: plain(title), page: await pageOf(dest), y: Number(dest![3])});
      await addBookmarks(below);
    }
  };
  await addBookmarks(await pdf.getOutline());
  const pages: PdfPage[] = [];
  const alternatives: string[] = [];
  const roles: string[] = [];
  let unnamed = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const {items} = await page.getTextContent();
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? {text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5])}
        : [],
    );
    const links = [];
    for (const {subtype, dest, url, rect} of await page.getAnnotations()) {
      if (subtype === 'Link') {
        links.push({page: dest ? await pageOf(dest) : undefined, url, rect, to: String(dest)});
      }
    }
    pages.push({
      body: pieces.filter(({y}) => y > footer && y < header),
      head: pieces.filter(({y}) => y >= header).map(({text}) => text),
      links,
    });
    const structure = await structureOf(page);
    alternatives.push(...structure.alternatives);
    roles.push(...structure.roles);
    unnamed += structure.unnamed;
  }
  const {info} = await pdf.getMetadata();
  const isTagged = Boolean((await pdf.getMarkInfo())?.Marked);
  const preferences = await pdf.getViewerPreferences();
  await pdf.loadingTask.destroy();
  return {
    pages,
    bookmarks,
    alternatives,
    roles,
    /** How many figures have no alternative text. */
    unnamed,
    isTagged,
    /** Whether the window of a reader shows the title, not the name of the file. */
    showsTitle: (preferences as {DisplayDocTitle?: boolean} | null)?.DisplayDocTitle === true,
    info: info as Record<string, string>,
  };
}
