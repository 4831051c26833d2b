import {escapeHtml} from '@portal/common/text/escapeHtml';
import type {Handbook} from '../../src/paper/handbook';
import {printLinks, shortAddress} from './links';
import {prepare, readPart, type Part} from './page';

/** What is on the cover besides the title. */
export interface Imprint {
  siteTitle: string;
  /** Lines of the provider's contact; the first one is the name. */
  provider: readonly string[];
  /** Origin of the published site. */
  siteUrl: string;
  /** In words: `27. November 2026`. */
  day: string;
}

/** A chapter with its pages; without a title, its pages stand for themselves. */
interface Parts {
  title?: string;
  id: string;
  parts: Part[];
}

/** Returns a text for a style sheet, of which no character ends it. */
const cssText = (text: string): string => JSON.stringify(text).replaceAll('<', '\\3c ');

/** Returns what stands at the top of a page beside the manual: its chapter and its title, nothing twice. */
export const runningTitle = (book: string, ...titles: (string | undefined)[]): string =>
  [...new Set(titles)].filter((title) => title && title !== book).join(' › ');

/**
 * Returns the rules that name chapter and page, but not the start page, at the top of the paper, and let each page
 * begin on a new one.
 */
const running = ({title: book, route}: Handbook, {title, parts}: Parts): string =>
  parts
    .map(
      (part) => `.${part.id} { page: ${part.id}; }
@page ${part.id} {
  @top-left { content: ${cssText(book)}; }
  @top-right { content: ${cssText(runningTitle(book, title, part.route === route ? '' : part.title))}; }
}`,
    )
    .join('\n');

/** Returns a line of the contents. Its page number is known after the first print. */
const line = ({id, title = ''}: {id: string; title?: string}): string =>
  `<a href="#${id}"><span>${escapeHtml(title)}</span><span class="page-number"></span></a>`;

const list = (items: readonly string[]): string =>
  items.length > 0 ? `<ol>${items.map((item) => `<li>${item}</li>`).join('\n')}</ol>` : '';

const pageLines = (entry: Part): string => line(entry) + list(entry.sections.map(line));

/** Returns the contents: chapters, their pages and the sections of those. */
const contents = (chapters: readonly Parts[]): string =>
  list(
    chapters.flatMap((chapter) => {
      const pages = chapter.parts.map(pageLines);
      return chapter.title ? [line(chapter) + list(pages)] : pages;
    }),
  );

/** Returns the style sheets of the pages, each once, in the order in which they first come. */
function stylesOf(pages: readonly string[]): string {
  const styles = pages.flatMap((html) => [
    ...html
      .slice(0, html.indexOf('</head>'))
      .matchAll(/<style[^>]*>.*?<\/style>|<link[^>]*rel="?stylesheet[^>]*>/gs),
  ]);
  return [...new Set(styles.map(([style]) => style))].join('\n');
}

const section = ({id, $}: Part): string =>
  `<section class="part ${id}" id="${id}">${$.html()}</section>`;

/** Returns a chapter. Its heading stands on the first of its pages, and has that page's name at the top. */
function chapterHtml({title, id, parts}: Parts): string {
  const [first, ...rest] = parts;
  const heading = title ? `<h1 class="chapter-title" id="${id}">${escapeHtml(title)}</h1>` : '';
  return `<div class="chapter ${first!.id}">${heading}${section(first!)}</div>
${rest.map(section).join('\n')}`;
}

/**
 * Returns a handbook as one HTML document: cover, contents without page numbers, and every page.
 *
 * @param readPage returns the HTML of the built page with this path
 * @param styleSheets addresses of the style sheets that come after those of the site
 */
export function handbookDocument(
  book: Handbook,
  {siteTitle, provider, siteUrl, day}: Imprint,
  readPage: (route: string) => string,
  styleSheets: readonly string[],
): string {
  const {title, route, chapters} = book;
  const order = chapters.flatMap(({routes}) => routes);
  const pages = order.map(readPage);
  const all: Parts[] = chapters.map((chapter, index) => ({
    title: chapter.title,
    id: `k${index}`,
    parts: chapter.routes.map((path) => {
      const place = order.indexOf(path);
      return readPart(pages[place]!, path, place);
    }),
  }));
  const parts = all.flatMap((one) => one.parts);
  parts.forEach((part) => printLinks(part, parts, siteUrl));
  all.forEach((chapter) => chapter.parts.forEach((part) => prepare(part, chapter.title ? 1 : 0)));
  return `<!doctype html>
<html lang="de-CH" data-theme="light">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${title} | ${siteTitle}`)}</title>
${stylesOf(pages)}
${styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${all.map((one) => running(book, one)).join('\n')}</style>
</head>
<body>
<header class="cover">
<p class="cover-provider">${escapeHtml(provider[0] ?? '')}</p>
<p class="cover-title">${escapeHtml(title)}</p>
<p>${escapeHtml(siteTitle)}, Stand ${day}</p>
<p>Immer aktuell: <a href="${siteUrl}${encodeURI(route)}">${escapeHtml(shortAddress(siteUrl + route))}</a></p>
<address>${provider.map(escapeHtml).join('<br>')}</address>
</header>
<nav class="contents" aria-labelledby="inhalt">
<h1 class="chapter-title" id="inhalt">Inhalt</h1>
${contents(all)}
</nav>
<main>${all.map(chapterHtml).join('\n')}</main>
</body>
</html>`;
}
